import type {Position} from '../../shared/problems/Position.ts';

/** What comes before a brace of TeX: a subscript, an exponent, or a command with the groups that it has so far. */
const TEX = /(?:[_^]|\\[A-Za-z]+(?:\[[^\]]*\]|\{[^{}]*\})*)\s*$/;

/**
 * What to say of a brace that is part of a TeX formula (`$…$` on its line, or `$$` on lines of their own), for which
 * there is no support; undefined for any other brace.
 */
export function formulaProblem(
  text: string,
  {line, column}: Position,
): {message: string; hint: string} | undefined {
  const lines = text.split('\n');
  const current = lines[line - 1] ?? '';
  const before = current.slice(0, column - 1);
  const isInline = before.includes('$') && current.slice(column).includes('$');
  const isBlock = lines.slice(0, line - 1).filter((one) => /^[\s>]*\$\$\s*$/.test(one)).length % 2 === 1;
  if (!TEX.test(before) || (!isInline && !isBlock)) return undefined;
  return {
    message: 'This looks like a formula, but math is not supported: its braces are read as an expression.',
    hint: 'Put the formula in a code block or in backticks, or write `\\{` and `\\}` for its braces.',
  };
}
