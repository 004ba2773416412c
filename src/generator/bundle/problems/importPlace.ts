import {locateString} from '../../problems/locateInSource.ts';
import {type Position, positionAt} from '../../shared/problems/Position.ts';
import {escapeRegExp} from '../../shared/text/escapeRegExp.ts';

/** What an import gives names of: a module's exports, or the module as a whole. */
export interface ImportPlace extends Partial<Position> {
  /** Whether the name is only read from the whole module, as `name` from `import * as all`, which is `undefined` then. */
  isMember: boolean;
}

/**
 * Finds where a module names an export of another: webpack only knows where its value is used.
 *
 * @param text Text of the module with the import.
 * @param local What the module calls the export, or the whole module that it is read from.
 */
export function importPlace(text: string, request: string, name: string, local: string): ImportPlace {
  const from = `\\bfrom\\s*(['"])${escapeRegExp(request)}\\2`;
  const searched = escapeRegExp(name === 'default' ? local : name);
  const statement = new RegExp(
    `\\bimport\\b([^'"\`;]*?)(?<![\\w$]|\\btype\\s+)${searched}(?![\\w$])[^'"\`;]*?${from}`,
  ).exec(text);
  const [, before = ''] = statement ?? [];
  if (statement && !/\*\s*as\s*$/.test(before))
    return {...positionAt(text, statement.index + 'import'.length + before.length), isMember: false};
  const whole = new RegExp(`\\bimport\\b([^'"\`;]*?)\\*\\s*as\\s+${escapeRegExp(local)}\\s*${from}`).test(
    text,
  );
  const member = new RegExp(`(?<![\\w$.])${escapeRegExp(local)}\\s*\\.\\s*${searched}(?![\\w$])`).exec(text);
  const place = whole && member ? positionAt(text, member.index) : locateString(text, request);
  return {...place, isMember: whole};
}
