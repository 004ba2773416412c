import {groupBy} from '../shared/collections/groupBy.ts';
import pc from 'picocolors';
import {codeFrame, positionSuffix, toPrintable} from './codeFrame.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {compareText} from '../shared/text/compareText.ts';
import {countOf} from '../shared/text/countOf.ts';

export interface FormatOptions {
  /** Returns the text of a file, named as in the problem; if undefined, its code frame is left out. */
  readSource(file: string): string | undefined;
  color: boolean;
  /** Prefix for file names, so that a terminal can open them from the directory where the command was run. */
  baseDir?: string;
}

const WIDTH = 100;

type Colors = ReturnType<typeof pc.createColors>;

/**
 * Formats problems for a terminal or a log: files sorted by name; within a file, errors first, then by line; and a
 * summary as the last line.
 *
 * @returns an empty string if there are no problems.
 */
export function formatProblems(problems: readonly Problem[], options: FormatOptions): string {
  if (problems.length === 0) return '';
  const colors = pc.createColors(options.color);
  const {shown, repeated} = splitRepeated([...problems].sort(compareProblems).map(printable));
  const {full, short} = splitLong(shown);
  const blocks = [
    ...full.map((problem) => formatProblem(problem, options, colors)),
    ...short.map((those) => formatShort(those, options, colors)),
    ...repeated.map((those) => formatRepeated(those, options, colors)),
  ];
  return [...blocks, formatCount(problems, colors)].join('\n\n');
}

/** So many warnings of one kind are shown in full; when there are more, only the first few are. */
const MOST_REPEATED = 20;
const SHOWN_FIRST = 3;

/** How many places of the further ones are listed. */
const LISTED_PLACES = 10;

/** The warnings beyond the first of each kind that occurs very often, apart from all others. */
function splitRepeated(problems: readonly Problem[]): {shown: Problem[]; repeated: Problem[][]} {
  const many = [...groupBy(problems, kindOf).values()].filter(
    (those) =>
      those.length > MOST_REPEATED &&
      those.every(({severity, file}) => severity === 'warning' && file !== undefined),
  );
  const repeated = many.map((those) => those.slice(SHOWN_FIRST));
  const left = new Set(repeated.flat());
  return {shown: problems.filter((problem) => !left.has(problem)), repeated};
}

/** So many warnings of one rule are shown with their code when there are more: the others take a line each. */
const MOST_IN_FULL = 50;

/** The warnings beyond the first of each rule that finds very many. */
function splitLong(problems: readonly Problem[]): {full: Problem[]; short: Problem[][]} {
  const byRule = groupBy(problems, ({rule, severity, file}) =>
    severity === 'warning' && file !== undefined ? rule : undefined,
  );
  const short = [...byRule.values()].flatMap((those) =>
    those.length > MOST_IN_FULL + 1 ? [those.slice(MOST_IN_FULL)] : [],
  );
  const left = new Set(short.flat());
  return {full: problems.filter((problem) => !left.has(problem)), short};
}

function formatShort(problems: readonly Problem[], options: FormatOptions, colors: Colors): string {
  const rule = problems[0]?.rule ?? '';
  return [
    `${colors.bold(colors.yellow('warning'))}  ${problems.length} more  ${colors.dim(rule)}`,
    ...problems.map((problem) => {
      const place = fileName(problem.file ?? '', options) + positionSuffix(problem);
      return `  ${colors.underline(place)}  ${problem.message.replaceAll('\n', ' ')}`;
    }),
  ].join('\n');
}

/** Problems of one kind differ in the names they mention; what a rule finds, such as broken links, must be the same. */
function kindOf({severity, rule, message}: Problem): string {
  return [severity, rule, rule === undefined ? message.replace(/`[^`]*`/g, '`') : message].join('\0');
}

function formatRepeated(problems: readonly Problem[], options: FormatOptions, colors: Colors): string {
  const all = problems.flatMap((problem) =>
    problem.file === undefined ? [] : [fileName(problem.file, options) + positionSuffix(problem)],
  );
  // Several languages may show the same place.
  const places = [...new Set(all)];
  const listed = places.slice(0, LISTED_PLACES).join(', ');
  const others = places.length > LISTED_PLACES ? ` and ${places.length - LISTED_PLACES} other places` : '';
  return [
    `${colors.bold(colors.yellow('warning'))}  ${problems.length} more of this kind`,
    indent(colors.bold(problems[0]?.message ?? ''), 2),
    indent(wrap(`In ${listed}${others}; \`check --json\` lists all of them.`, WIDTH - 2).join('\n'), 2),
  ].join('\n');
}

function formatProblem(problem: Problem, options: FormatOptions, colors: Colors): string {
  const tint = problem.severity === 'error' ? colors.red : colors.yellow;
  const place = problem.file === undefined ? '' : fileName(problem.file, options) + positionSuffix(problem);
  const lines = [colors.bold(tint(problem.severity)) + (place && `  ${colors.underline(place)}`)];
  const rule = problem.rule === undefined ? '' : `  ${colors.dim(problem.rule)}`;
  lines.push(indent(colors.bold(problem.message), 2) + rule);
  lines.push(...frameLines(problem, options, colors, tint));
  if (problem.hint !== undefined) {
    const [first = '', ...more] = wrap(problem.hint, WIDTH - 8);
    lines.push(
      [`  ${colors.cyan('hint')}  ${first}`, ...more.map((line) => `        ${line}`.trimEnd())].join('\n'),
    );
  }
  return lines.join('\n');
}

function frameLines(
  {file, line, column}: Problem,
  options: FormatOptions,
  colors: Colors,
  tint: Colors['red'],
): string[] {
  const source = file === undefined || line === undefined ? undefined : options.readSource(file);
  if (source === undefined || line === undefined) return [];
  return codeFrame(source, {line, column}, WIDTH - 8 - String(line).length).map(({kind, number, text}) => {
    const gutter = `${kind === 'marked' ? tint('>') : ' '} ${colors.dim(`${number} │`)}`;
    const code = kind === 'caret' ? tint(text) : kind === 'marked' ? text : colors.dim(text);
    return `  ${gutter} ${code}`.trimEnd();
  });
}

function formatCount(problems: readonly Problem[], colors: Colors): string {
  const errors = problems.filter(({severity}) => severity === 'error').length;
  const warnings = problems.length - errors;
  const files = new Set(problems.flatMap(({file}) => file ?? [])).size;
  const counts = [
    errors > 0 ? colors.red(countOf(errors, 'error')) : '',
    warnings > 0 ? colors.yellow(countOf(warnings, 'warning')) : '',
  ].filter((text) => text !== '');
  return counts.join(' and ') + (files > 0 ? ` in ${countOf(files, 'file')}` : '');
}

/** Problems without a file come last, next to the summary. */
function compareProblems(a: Problem, b: Problem): number {
  return (
    Number(a.file === undefined) - Number(b.file === undefined) ||
    compareText(a.file ?? '', b.file ?? '') ||
    Number(a.severity === 'warning') - Number(b.severity === 'warning') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0)
  );
}

function fileName(file: string, {baseDir}: FormatOptions): string {
  const name = toPrintable(file);
  return baseDir === undefined || baseDir === '' || baseDir === '.'
    ? name
    : `${baseDir.replaceAll('\\', '/').replace(/\/$/, '')}/${name}`;
}

/** A problem whose texts, which quote what is in the site, may be printed. */
function printable(problem: Problem): Problem {
  const clean = (text: string): string => text.split('\n').map(toPrintable).join('\n');
  const {message, hint} = problem;
  return {...problem, message: clean(message), ...(hint !== undefined && {hint: clean(hint)})};
}

function indent(text: string, by: number): string {
  return text.replace(/^/gm, ' '.repeat(by));
}

function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    if (paragraph.length <= width) return [paragraph];
    const lines = [''];
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1) ?? '';
      if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
      else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
    }
    return lines;
  });
}
