import type {Code} from 'mdast';
import {languageOf} from '../code/highlightCode.ts';
import {applyMagicComments} from '../../shared/code/magicComments.ts';
import {type CodeMeta, parseMetastring} from '../code/parseMetastring.ts';
import {placeInBlock} from '../code/placeInBlock.ts';
import {report, slipSeverity, type SourceInput} from '../SourceContext.ts';

/** Signs that a code block has swallowed what follows it: a fence, an admonition, a heading, a component. */
const SWALLOWED = /^\s*(?:`{3,}|~{3,}|:{3,}|#{2,6}\s|<\/?[A-Z]\w*)/m;

/** Languages whose samples may contain a fence, and plain text. */
const SHOWS_MARKDOWN = /^(?:mdx?|markdown|te?xt|plain|diff|)$/i;

/** Reports a fence that is never closed, options that have no effect, and marked lines that the code does not have. */
export function checkFence(node: Code, source: SourceInput): void {
  const {value, lang, meta, position} = node;
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
  const options = parseMetastring(meta ?? '');
  const {lines: marked, badRanges, openTitle, badNumber, badForms, misspelled} = options;
  const placeOf = (part: string, find: 'indexOf' | 'lastIndexOf') => ({
    line: start.line,
    column: start.column + Math.max(0, lines[0]?.[find](part) ?? 0),
  });
  if (openTitle !== undefined) {
    const mark = openTitle.charAt('title='.length);
    const message = `The title of the code block has no closing \`${mark}\`, so it is not shown.`;
    report(source, 'warning', placeOf(openTitle, 'lastIndexOf'), message, `Write \`title=${mark}…${mark}\`.`);
  }
  if (badNumber !== undefined) {
    const message = `\`${badNumber}\` names no number, so the lines have none.`;
    const hint = 'Write `showLineNumbers`, or `showLineNumbers=5` if the first line is line 5.';
    report(source, 'warning', placeOf(badNumber, 'lastIndexOf'), message, hint);
  }
  for (const {written, meant} of badForms ?? []) {
    const message = `The option \`${written}\` of the code block has no effect in this form.`;
    report(source, 'warning', placeOf(written, 'lastIndexOf'), message, `Write \`${meant}\`.`);
  }
  for (const {written, meant} of misspelled ?? []) {
    const message = `Code blocks have no option \`${written}\`.`;
    report(source, 'warning', placeOf(written, 'lastIndexOf'), message, `Did you mean \`${meant}\`?`);
  }
  checkComments(node, options, source);
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

/** With a range, comments mark nothing. */
function checkComments(
  {value, lang, meta, position}: Code,
  {hasHighlights}: CodeMeta,
  source: SourceInput,
): void {
  if (hasHighlights) return;
  const {prism} = source.page.options;
  const language = languageOf({code: value, language: lang ?? '', meta: meta ?? ''}, prism);
  for (const {line, word, missing, kind} of applyMagicComments(value, language, prism.magicComments)
    .unpaired) {
    const place = placeInBlock({line, column: 1}, position, value, source);
    const message =
      kind === 'start'
        ? `No \`${missing}\` follows \`${word}\`, so all lines to the end of the code are marked.`
        : `No \`${missing}\` is before \`${word}\`, so it marks nothing.`;
    report(source, 'warning', place, message, `Add a comment \`${missing}\`, or remove this one.`);
  }
}
