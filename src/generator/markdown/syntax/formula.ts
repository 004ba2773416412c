import {oncePerObject} from '../../shared/collections/oncePerObject.ts';
import type {Position} from '../../shared/problems/Position.ts';
import {pluginsOf, SECTIONS} from '../foreign/partOf.ts';
import type {SourceContext} from '../SourceContext.ts';
import {sourceLines} from '../sourceLines.ts';

/** Matches what precedes a brace in TeX: a subscript, an exponent, or a command with its groups so far. */
const TEX = /(?:[_^]|\\[A-Za-z]+(?:\[[^\]]*\]|\{[^{}]*\})*)\s*$/;

/** A line that is a formula. */
const WHOLE = /^[\s>]*\$\$[^$]+\$\$\s*$/;

/** A line that begins or ends a formula of several lines. */
const MARK = /^[\s>]*\$\$\s*$/;

/** What `formulaProblem` says of each brace: once on a line is enough. */
export const FORMULA_MESSAGE =
  'This looks like a formula, but no plugin reads formulas here: its braces are read as an expression.';

type FormulaSource = Pick<SourceContext, 'text' | 'page'>;

/**
 * Returns the message for a brace that is part of a TeX formula (`$…$` on its line, or `$$` on separate lines) on a
 * page without a plugin for math; undefined for any other brace.
 */
export function formulaProblem(
  source: FormulaSource,
  {line, column}: Position,
): {message: string; hint: string} | undefined {
  if (readsFormulas(source)) return undefined;
  const current = sourceLines(source)[line - 1] ?? '';
  const before = current.slice(0, column - 1);
  const isInline = before.includes('$') && current.slice(column).includes('$');
  if (!TEX.test(before) || (!isInline && !isInFormula(source, line))) return undefined;
  return {
    message: FORMULA_MESSAGE,
    hint: `${installMath(source)} A plain brace is \`\\{\`.`,
  };
}

/**
 * Returns the message for a line that begins a formula, on a page without a plugin for math; undefined for any other
 * line, and where the braces in the formula are reported.
 *
 * @param line 1-based.
 */
export function markProblem(
  source: FormulaSource,
  line: number,
): {message: string; hint: string} | undefined {
  const lines = sourceLines(source);
  const text = lines[line - 1] ?? '';
  const isMark = MARK.test(text) && !isInFormula(source, line);
  if ((!isMark && !WHOLE.test(text)) || readsFormulas(source)) return undefined;
  let end = line;
  if (isMark) while (end < lines.length && !MARK.test(lines[end] ?? '')) end += 1;
  if (lines.slice(line - 1, end).some((one) => one.includes('{'))) return undefined;
  const message = 'This looks like a formula, but no plugin reads formulas here: it is shown as text.';
  return {message, hint: `${installMath(source)} A plain dollar sign is \`\\$\`.`};
}

/** Whether a formula of several lines has begun above a line (1-based). */
function isInFormula(source: FormulaSource, line: number): boolean {
  return openFormulas(source)[line - 1] ?? false;
}

/** Whether a formula is open above each line. */
const openFormulas = oncePerObject((source: FormulaSource): readonly boolean[] => {
  let isOpen = false;
  return sourceLines(source).map((line) => {
    const wasOpen = isOpen;
    if (MARK.test(line)) isOpen = !isOpen;
    return wasOpen;
  });
});

function installMath({page}: FormulaSource): string {
  const section = SECTIONS[page.input.kind];
  return `Install \`remark-math\` and \`rehype-katex\`, and add them to \`${section}.remarkPlugins\` and \`${section}.rehypePlugins\`.`;
}

/** Whether one of the page's plugins may support formulas, judging by its name. */
function readsFormulas({page}: FormulaSource): boolean {
  return pluginsOf(page).some(({name}) => /math|katex|tex/i.test(name));
}
