import type {Code} from 'mdast';
import {parseMetastring} from '../code/parseMetastring.ts';
import {report, slipSeverity, type SourceInput} from '../SourceContext.ts';

/** Signs that a code block has swallowed what follows it: a fence, an admonition, a heading, a component. */
const SWALLOWED = /^\s*(?:`{3,}|~{3,}|:{3,}|#{2,6}\s|<\/?[A-Z]\w*)/m;

/** Languages whose samples may contain a fence, and plain text. */
const SHOWS_MARKDOWN = /^(?:mdx?|markdown|te?xt|plain|diff|)$/i;

/** Reports a fence that is never closed, and highlighted lines that the code does not have. */
export function checkFence({value, lang, meta, position}: Code, source: SourceInput): void {
  const {start, end} = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined || source.role === 'preview') return;
  const raw = source.text.slice(start.offset, end.offset);
  const marks = /^(?:`{3,}|~{3,})/.exec(raw)?.[0];
  if (marks === undefined) return;
  const wanted = `${marks.length} ${marks.startsWith('~') ? 'tildes' : 'backticks'}`;
  const lines = raw.trimEnd().split('\n');
  const closing = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]+/, '').trimEnd() : '';
  const opening = new RegExp(`^\\s*${marks}[A-Za-z]\\w*`);
  const index = value.split('\n').findIndex((line) => opening.test(line));
  const nested = index === -1 ? undefined : index + 1;
  if (!closing.startsWith(marks) || /[^`~]/.test(closing)) {
    const severity = SWALLOWED.test(value) ? slipSeverity(source) : 'warning';
    const isLast = source.text.slice(end.offset).trim() === '';
    const effect = isLast ? 'so it takes in all that follows' : 'so it goes on to the end of what it is in';
    const message = `The code block that begins here is never closed, ${effect}.`;
    report(source, severity, position, message, `End it with a line of ${wanted}.`);
  } else if (nested !== undefined && !SHOWS_MARKDOWN.test(lang ?? '')) {
    const message = `This code block is not closed before the next one opens, on line ${start.line + nested}.`;
    const hint = `End it with a line of ${wanted}; a block that shows fences needs longer ones.`;
    report(source, slipSeverity(source), position, message, hint);
  }
  const {lines: marked, badRanges} = parseMetastring(meta ?? '');
  const placeOf = (part: string, find: 'indexOf' | 'lastIndexOf') => ({
    line: start.line,
    column: start.column + Math.max(0, lines[0]?.[find](part) ?? 0),
  });
  for (const range of badRanges ?? []) {
    const place = placeOf(range, 'lastIndexOf');
    const hint = 'Write numbers and ranges such as `{1,3-5}`.';
    report(source, 'warning', place, `\`${range}\` is not a range of lines, so it marks none.`, hint);
  }
  const count = value.split('\n').length;
  const beyond = [...(marked?.keys() ?? [])].filter((line) => line < 1 || line > count);
  if (beyond.length === 0) return;
  const message = `Line ${beyond[0]} is to be marked, but the code has ${count === 1 ? 'one line' : `${count} lines`}.`;
  report(
    source,
    'warning',
    placeOf('{', 'indexOf'),
    message,
    'Count the lines from the one after the fence.',
  );
}
