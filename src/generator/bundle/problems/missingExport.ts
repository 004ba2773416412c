import {locateString} from '../../problems/locateInSource.ts';
import {type Position, positionAt} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {escapeRegExp} from '../../shared/text/escapeRegExp.ts';
import {listNames} from '../../shared/text/listNames.ts';
import {nearest} from '../../shared/text/nearest.ts';

/** webpack's message; `module has no exports` instead of the exports if there are none. */
const MESSAGE =
  /^export '([^']+)' \(imported as '([^']+)'\) was not found in '([^']+)'(?: \(possible exports: ([^)]*)\))?/;

/**
 * Describes the import of a name that a module does not export; undefined if webpack's message is about another mistake.
 *
 * @param text Text of the file with the import: webpack only knows where the name is used.
 */
export function missingExport(
  message: string,
  text: string,
): (Pick<Problem, 'message' | 'hint'> & Partial<Position>) | undefined {
  const [, name, local = '', request = '', list = ''] = MESSAGE.exec(message) ?? [];
  if (name === undefined) return undefined;
  const names = list === '' ? [] : list.split(', ');
  const place = positionOf(name === 'default' ? local : name, request, text);
  if (name === 'default')
    return {
      ...place,
      message: `\`${request}\` has no default export, which \`${local}\` is imported from.`,
      hint: names.includes(local)
        ? `Write \`{${local}}\` to import the export of this name.`
        : exportsHint(names),
    };
  const near = nearest(name, names);
  const isDefault = near === undefined && names.includes('default');
  return {
    ...place,
    message: `\`${request}\` has no export \`${name}\`.`,
    hint: isDefault
      ? `To import its default export, write \`import ${local} from '${request}'\`.`
      : near === undefined
        ? exportsHint(names)
        : `Did you mean \`${near}\`?`,
  };
}

function exportsHint(names: readonly string[]): string {
  if (names.length === 0) return 'It exports nothing.';
  return `It exports ${listNames(names)}.`;
}

/** The name in its import, or else the module that it is imported from. */
function positionOf(name: string, request: string, text: string): Position | undefined {
  const statement = new RegExp(
    `\\bimport\\b([^'"\`;]*?)\\b${escapeRegExp(name)}\\b[^'"\`;]*?\\bfrom\\s*(['"])${escapeRegExp(request)}\\2`,
  ).exec(text);
  if (!statement) return locateString(text, request);
  return positionAt(text, statement.index + 'import'.length + (statement[1]?.length ?? 0));
}
