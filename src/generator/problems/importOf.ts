import {positionAt} from '../shared/problems/Position.ts';
import {escapeRegExp} from '../shared/text/escapeRegExp.ts';

const IMPORTS = /\bimport\b([^'"`;]+?)\bfrom\s*(['"])([^'"\n]+)\2/g;

/**
 * Finds the import statement of a name.
 *
 * @param line A line of the statement; without meaning for a member.
 * @param isMember Whether the name is read from a whole module, as `name` from `import * as all`.
 * @returns the import request, and what the module calls the export, or the whole module
 */
export function importOf(
  code: string,
  name: string,
  line: number,
  isMember: boolean,
): {specifier: string; local: string} | undefined {
  for (const {0: statement, 1: clause = '', 3: specifier = '', index} of code.matchAll(IMPORTS)) {
    const first = positionAt(code, index).line;
    const whole = /\*\s*as\s+([\w$]+)/.exec(clause)?.[1];
    if (isMember && whole !== undefined) {
      if (code.includes(`${whole}.${name}`)) return {specifier, local: whole};
      continue;
    }
    if (isMember || line < first || line > first + statement.split('\n').length - 1) continue;
    const own = /^\s*([\w$]+)/.exec(clause)?.[1];
    const inBraces = new RegExp(`[{,]\\s*${escapeRegExp(name)}(?:\\s+as\\s+([\\w$]+))?\\s*[,}]`).exec(clause);
    if (inBraces) return {specifier, local: inBraces[1] ?? name};
    if (name === 'default' && own !== undefined) return {specifier, local: own};
  }
  return undefined;
}
