import type {Code} from 'mdast';
import {type FenceMistake, fenceMistake} from '../code/fenceMistake.ts';
import {languageOf} from '../code/highlightCode.ts';
import {applyMagicComments} from '../../shared/code/magicComments.ts';
import {parseLineRange} from '../../shared/code/parseLineRange.ts';
import {editDistance} from '../../shared/text/editDistance.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {type CodeMeta, parseMetastring, withoutTitle} from '../code/parseMetastring.ts';
import {placeInBlock} from '../code/placeInBlock.ts';
import {report, slipSeverity, type SourceInput} from '../SourceContext.ts';

/** Signs that a code block has swallowed what follows it: a fence, an admonition, a heading, a component. */
const SWALLOWED = /^\s*(?:`{3,}|~{3,}|:{3,}|#{2,6}\s|<\/?[A-Z]\w*)/m;

/** Reports a fence that is never closed, options that have no effect, and marked lines that the code does not have. */
export function checkFence(node: Code, source: SourceInput): void {
  const {start, end} = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined || source.role === 'preview') return;
  const raw = source.text.slice(start.offset, end.offset);
  if (!/^[`~]/.test(raw)) return;
  const mistake = fenceMistake(raw, node);
  if (mistake) reportEnd(node, mistake, source.text.slice(end.offset).trim() === '', source);
  const opening = withoutTitle(raw.split('\n')[0] ?? '');
  const options = parseMetastring(node.meta ?? '');
  const reportOption: ReportOption = (part, message, hint, column = opening.lastIndexOf(part)) =>
    report(source, 'warning', {line: start.line, column: start.column + Math.max(0, column)}, message, hint);
  checkOptions(options, reportOption);
  checkComments(node, options, source);
  checkRanges(node, options, opening, reportOption);
}

function reportEnd(
  {value, position}: Code,
  {marks, nested}: FenceMistake,
  isLast: boolean,
  source: SourceInput,
): void {
  const wanted = `${marks.length} ${marks.startsWith('~') ? 'tildes' : 'backticks'}`;
  if (nested === undefined) {
    const severity = SWALLOWED.test(value) ? slipSeverity(source) : 'warning';
    const effect = isLast ? 'so it takes in all that follows' : 'so it goes on to the end of what it is in';
    const message = `The code block that begins here is never closed, ${effect}.`;
    report(source, severity, position, message, `End it with a line of ${wanted}.`);
    return;
  }
  const next = (position?.start.line ?? 0) + nested + 1;
  const message = `This code block is not closed before the next one opens, on line ${next}.`;
  const hint = `End it with a line of ${wanted}; a block that shows fences needs longer ones.`;
  report(source, slipSeverity(source), position, message, hint);
}

/** Reports a mistake in a part of the line that opens a fence, by default where the part is last. */
type ReportOption = (part: string, message: string, hint: string, column?: number) => void;

function checkOptions(
  {openTitle, badNumber, badForms, misspelled}: CodeMeta,
  reportOption: ReportOption,
): void {
  if (openTitle !== undefined) {
    const mark = openTitle.charAt('title='.length);
    const message = `The title of the code block has no closing \`${mark}\`, so it is not shown.`;
    reportOption(openTitle, message, `Write \`title=${mark}…${mark}\`.`);
  }
  if (badNumber !== undefined) {
    const message = `\`${badNumber}\` names no number, so the lines have none.`;
    const hint = 'Write `showLineNumbers`, or `showLineNumbers=5` if the first line is line 5.';
    reportOption(badNumber, message, hint);
  }
  for (const {written, meant} of badForms ?? []) {
    const message = `The option \`${written}\` of the code block has no effect in this form.`;
    reportOption(written, message, `Write \`${meant}\`.`);
  }
  for (const {written, meant} of misspelled ?? []) {
    reportOption(written, `Code blocks have no option \`${written}\`.`, `Did you mean \`${meant}\`?`);
  }
}

/** Reports ranges of lines that cannot be read, or that the code does not have. */
function checkRanges(
  {value}: Code,
  {lines, badRanges}: CodeMeta,
  opening: string,
  reportOption: ReportOption,
): void {
  for (const range of badRanges ?? []) {
    const message = `\`${range}\` is not a range of lines, so it marks none.`;
    reportOption(range, message, 'Write numbers and ranges such as `{1,3-5}`.');
  }
  const count = value.split('\n').length;
  const [beyond] = [...(lines?.keys() ?? [])].filter((line) => line < 1 || line > count);
  if (beyond === undefined) return;
  const message = `Line ${beyond} is to be marked, but the code has ${count === 1 ? 'one line' : `${count} lines`}.`;
  const range = [...opening.matchAll(/\{[^{}]*\}/g)].find(([written]) =>
    parseLineRange(written.slice(1, -1)).has(beyond),
  );
  reportOption('{', message, 'Count the lines from the one after the fence.', range?.index);
}

/** A line that consists of a comment with a single word like those that mark lines. */
const LONE_COMMENT = /^\s*(?:\/\/|\/\*|\{\/\*|<!--|#|--|;;|%)\s*([a-z]+-[a-z-]+)\s*(?:\*\/\}?|-->)?\s*$/i;

/** The word that another one is a slip for. Code may have any comment: more than two other letters are no slip. */
function slipOf(word: string, words: readonly string[]): string | undefined {
  const near = nearest(word, words);
  return near !== undefined && editDistance(word.toLowerCase(), near.toLowerCase(), 2) <= 2
    ? near
    : undefined;
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
  const words = prism.magicComments.flatMap(({line, block}) => [
    ...(line === undefined ? [] : [line]),
    ...(block ? [block.start, block.end] : []),
  ]);
  value.split('\n').forEach((text, index) => {
    const word = LONE_COMMENT.exec(text)?.[1];
    const meant = word === undefined || words.includes(word) ? undefined : slipOf(word, words);
    if (meant === undefined) return;
    const place = placeInBlock(
      {line: index + 1, column: text.indexOf(word ?? '') + 1},
      position,
      value,
      source,
    );
    const message = `The comment \`${word}\` marks no lines, but is shown with the code.`;
    report(source, 'warning', place, message, `Did you mean \`${meant}\`?`);
  });
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
