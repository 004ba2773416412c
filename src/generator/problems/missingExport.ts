import type {Problem} from '../shared/problems/Problem.ts';
import {listNames} from '../shared/text/listNames.ts';
import {nearest} from '../shared/text/nearest.ts';

/** The import of one name. */
export interface NameImport {
  /** The name that the module should export, or `default`. */
  name: string;
  /** The import request. */
  specifier: string;
  /** What messages call the module: its file relative to the site folder, or the request if it is not the site's. */
  from: string;
  /** The name that the importing module gives it, if known. */
  local?: string;
}

/** What is wrong, and what to do. */
type Reason = Pick<Problem, 'message' | 'hint'>;

/**
 * Describes the import of a name that a module does not export, in the same words wherever it is found: in a page or a
 * component, and by whichever bundler.
 *
 * @param names What the module exports; undefined if that is not known.
 * @param isType Whether it exports a type of this name.
 */
export function missingExport(
  used: NameImport,
  names: readonly string[] | undefined,
  isType = false,
): Reason {
  const {name, from} = used;
  if (isType) {
    const message = `\`${name}\` of \`${from}\` is a type, and nothing that a page can show.`;
    return {message, hint: names?.length ? `It exports ${listNames(names)}.` : 'Remove the import.'};
  }
  return {
    message:
      name === 'default' ? `\`${from}\` has no default export.` : `\`${from}\` does not export \`${name}\`.`,
    ...(names && {hint: hintOf(used, names)}),
  };
}

function hintOf({name, specifier, from, local = name}: NameImport, names: readonly string[]): string {
  const isForeign = from === specifier;
  const others = names.filter((other) => other !== 'default');
  if (name === 'default') {
    const meant = others.includes(local) ? local : others[0];
    const written = `\`export default\` in \`${from}\``;
    if (meant === undefined) return isForeign ? 'Remove the import.' : `Write ${written}.`;
    return `Write \`import {${meant}} from '${specifier}'\`${isForeign ? '' : `, or ${written}`}.`;
  }
  const near = nearest(name, others);
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  if (names.length === 0) return 'It exports nothing.';
  if (others.length === 0)
    return `Without the braces it imports the default export: \`import ${local} from '${specifier}'\`.`;
  return `It exports ${listNames(names)}.`;
}
