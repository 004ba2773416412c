import type {Text} from 'mdast';
import {CONTAINER_MARK} from '../../shared/text/containerMark.ts';
import type {Point} from 'unist';
import {ALERT_TYPES} from '../../shared/markup/alertMark.ts';
import {countOf} from '../../shared/text/countOf.ts';
import {markProblem} from '../syntax/formula.ts';
import {blockOfOtherTool} from '../syntax/otherMarkup.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {admonitionTypes} from './directive.ts';
import {report, slipSeverity, type SourceContext} from '../SourceContext.ts';
import {sourceLines} from '../sourceLines.ts';

const IMPORT = /^[ \t]*import\s+(?:(.+?)\s+from\s+)?['"][^'"]+['"];?\s*$/;
const EXPORT =
  /^[ \t]*export\s+(?:(?:const|let|var)\s+([\w$]+)\s*=|(?:default\s+)?(?:async\s+)?function\b\s*([\w$]*))/;
const COLONS = new RegExp(String.raw`^(${CONTAINER_MARK}*):{3,}[ \t]*([A-Za-z][\w-]*)?(.*)$`);

/** A heading without the space after its marks, within lists and quotes; `#1` and `#tag` are text. */
const HEADING = new RegExp(String.raw`^(${CONTAINER_MARK}*)(#{2,6})([\p{L}\p{N}].*)$`, 'u');

/** The line below the head of a table, within lists and quotes. */
const DELIMITERS = /^[ \t>]*(\|?[ \t]*:?-+:?[ \t]*(?:[|+][ \t]*:?-+:?[ \t]*)*\|?)[ \t]*$/;
/** A row that begins and ends with a bar. */
const ROW = /^[ \t>]*\|.*\|[ \t]*$/;

/** The first line of a quote that begins like an alert. */
const ALERT = /^((?:[ \t]|[-*+][ \t]|\d+[.)][ \t])*>[ \t>]*)\[!([A-Za-z]+)\][ \t]*(.*?)[ \t]*$/;

/**
 * Reports lines that are shown as text although they look like something else: imports and exports that continue a
 * paragraph, `:::` that doesn't begin or end an admonition, `$$` that doesn't begin a formula, headings without a space,
 * tables with a wrong line below the head, or none, quotes that begin like an alert, and boxes of MkDocs.
 */
export function checkLines({value, position}: Text, source: SourceContext): void {
  const hasModule = source.format === 'mdx' && /\n[ \t]*(?:im|ex)port\s/.test(value);
  const hasColons = value.includes(':::') && source.page.input.admonitions;
  const hasFormula = value.includes('$$');
  const hasHeading = value.includes('##');
  const hasAlert = value.startsWith('[!') && source.page.input.admonitions;
  const hasTable = /\|[^\n]*\n|\n[^\n]*\|/.test(value);
  const hasBox = /^(?:!!!|\?\?\?|===)/.test(value);
  if (position === undefined) return;
  if (!(hasModule || hasColons || hasFormula || hasHeading || hasTable || hasAlert || hasBox)) return;
  const lines = sourceLines(source);
  const {start} = position;
  if (hasAlert) checkAlert(lines[start.line - 1] ?? '', start, source);
  const box = hasBox && blockOfOtherTool(value.split('\n')[0] ?? '', admonitionTypes(source));
  if (box) report(source, 'warning', start, box.message, box.hint);
  for (let number = start.line; number < start.line + value.split('\n').length; number++) {
    const line = lines[number - 1] ?? '';
    const isContinued = number > start.line;
    if (hasModule && isContinued) checkModuleLine(line, number, source);
    const formula = hasFormula ? markProblem(source, number) : undefined;
    if (formula) {
      report(source, 'warning', {line: number, column: line.indexOf('$') + 1}, formula.message, formula.hint);
      continue;
    }
    const [, marks = ''] = COLONS.exec(line) ?? [];
    if (hasColons && (isContinued || start.column - 1 === marks.length)) checkColons(line, number, source);
    if (hasHeading) checkHeading(line, number, isContinued ? undefined : start.column, source);
    if (hasTable && isContinued) checkTableLine(lines, number, source);
  }
}

/** @param start Column of the text in its first line, which may be after a link or the like. */
function checkHeading(line: string, number: number, start: number | undefined, source: SourceContext): void {
  const [, before = '', marks = '', text = ''] = HEADING.exec(line) ?? [];
  const column = before.length + 1;
  if (marks === '' || (start !== undefined && start !== column)) return;
  const message = `A space is missing after \`${marks}\`, so this is text and no heading.`;
  const hint = `Write \`${marks} ${text}\`; \`\\${marks}\` is text.`;
  report(source, 'warning', {line: number, column}, message, hint);
}

/** Only a type of GitHub's, alone on the first line of a quote, begins an alert. */
function checkAlert(line: string, place: Point, source: SourceContext): void {
  const [, before = '', written = '', rest = ''] = ALERT.exec(line) ?? [];
  if (written === '' || before.length + 1 !== place.column) return;
  const message = `\`[!${written}]\` begins no alert here, so it is shown as text.`;
  report(source, 'warning', place, message, alertHint(written.toLowerCase(), rest, source));
}

/** What is longer (characters) is most likely text. */
const LONG_TITLE = 40;

function alertHint(type: string, rest: string, source: SourceContext): string {
  const isAlert = ALERT_TYPES.includes(type.toUpperCase());
  if (isAlert) {
    const titled =
      rest.length > LONG_TITLE ? '' : `, or \`:::${type}[${rest}]\` for an admonition with a title`;
    return `Write the text on the next line${titled}.`;
  }
  if (admonitionTypes(source).includes(type))
    return `Write \`:::${type}\`, the text, and \`:::\`, without \`>\`.`;
  const near = nearest(type.toUpperCase(), ALERT_TYPES);
  return near === undefined ? `Alerts are: ${ALERT_TYPES.join(', ')}.` : `Did you mean \`[!${near}]\`?`;
}

/** The line below the head makes a table, and has as many columns as the head (GitHub Flavored Markdown, tables). */
function checkTableLine(lines: readonly string[], number: number, source: SourceContext): void {
  const [before = '', head = '', line = ''] = [number - 3, number - 2, number - 1].map((at) => lines[at]);
  const delimiters = DELIMITERS.exec(line)?.[1];
  const hasBars = delimiters?.includes('|') === true && head.includes('|');
  const isStart = /^[ \t>]*$/.test(before) && ROW.test(head) && ROW.test(line);
  if (!hasBars && !isStart) return;
  const columns = cellsOf(head);
  const given = delimiters === undefined || delimiters.includes('+') ? 1 : cellsOf(delimiters);
  if (hasBars && columns === given) return;
  const why = hasBars
    ? `its head has ${countOf(columns, 'column')}, and the line below it ${given}`
    : 'the line below its head is missing';
  const hint = `Write \`| ${Array(columns).fill('---').join(' | ')} |\` below the head.`;
  report(source, 'warning', {line: number, column: 1}, `This is no table, but text: ${why}.`, hint);
}

function cellsOf(row: string): number {
  return row.replace(/^[ \t>]*\|?|\|[ \t]*$/g, '').split(/(?<!\\)\|/).length;
}

function checkModuleLine(line: string, number: number, source: SourceContext): void {
  const match = IMPORT.exec(line) ?? EXPORT.exec(line);
  if (match === null) return;
  for (const [name] of match
    .slice(1)
    .join(' ')
    .matchAll(/[\w$]+/g))
    source.misplaced.add(name);
  const word = line.trim().split(/\s/)[0] ?? '';
  const message = `This \`${word}\` line is read as text: it goes on with the paragraph before it.`;
  report(source, slipSeverity(source), {line: number, column: 1}, message, 'Put a blank line before it.');
}

function checkColons(line: string, number: number, source: SourceContext): void {
  const match = COLONS.exec(line);
  if (match === null) return;
  const [, marks = '', name, rest = ''] = match;
  const place = {line: number, column: marks.length + 1};
  if (name === undefined) {
    if (source.uselessEnds > 0) {
      source.uselessEnds--;
      return;
    }
    const message = '`:::` ends no admonition here, so it is shown as text.';
    const hint = 'Remove it, or fix the line that is to begin the admonition; `\\:::` is text.';
    report(source, 'warning', place, message, hint);
    return;
  }
  source.uselessEnds++;
  const hint =
    rest.startsWith('[') && !rest.includes(']')
      ? 'Close the title with `]`.'
      : `Write \`:::${name}\` or \`:::${name}[Title]\` and nothing else on the line; \`\\:::\` is text.`;
  report(source, 'warning', place, `\`:::${name}\` begins no admonition here, so it is shown as text.`, hint);
}
