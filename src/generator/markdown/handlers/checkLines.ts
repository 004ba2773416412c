import type {Text} from 'mdast';
import {markProblem} from '../syntax/formula.ts';
import {report, slipSeverity, type SourceContext} from '../SourceContext.ts';

const IMPORT = /^[ \t]*import\s+(?:(.+?)\s+from\s+)?['"][^'"]+['"];?\s*$/;
const EXPORT =
  /^[ \t]*export\s+(?:(?:const|let|var)\s+([\w$]+)\s*=|(?:default\s+)?(?:async\s+)?function\b\s*([\w$]*))/;
const COLONS = /^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*):{3,}[ \t]*([A-Za-z][\w-]*)?(.*)$/;

/**
 * Reports lines that are shown as text although they look like something else: imports and exports that continue a
 * paragraph, `:::` that doesn't begin or end an admonition, and `$$` that doesn't begin a formula.
 */
export function checkLines({value, position}: Text, source: SourceContext): void {
  const hasModule = source.format === 'mdx' && /\n[ \t]*(?:im|ex)port\s/.test(value);
  const hasColons = value.includes(':::') && source.page.input.admonitions;
  const hasFormula = value.includes('$$');
  if (position === undefined || (!hasModule && !hasColons && !hasFormula)) return;
  const lines = source.text.split('\n');
  const {start} = position;
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
  }
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
    const message = '`:::` ends no admonition here, so it is shown as text.';
    const hint = 'Remove it, or fix the line that is to begin the admonition; `\\:::` is text.';
    report(source, 'warning', place, message, hint);
    return;
  }
  const hint =
    rest.startsWith('[') && !rest.includes(']')
      ? 'Close the title with `]`.'
      : `Write \`:::${name}\` or \`:::${name}[Title]\` and nothing else on the line; \`\\:::\` is text.`;
  report(source, 'warning', place, `\`:::${name}\` begins no admonition here, so it is shown as text.`, hint);
}
