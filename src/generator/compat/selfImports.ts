import {existsSync, readFileSync} from 'node:fs';
import {escapeRegExp} from '../shared/text/escapeRegExp.ts';
import {type Position, positionAt} from '../shared/problems/Position.ts';
import {OVERRIDABLE} from './overridable.ts';

/** A component that imports itself under one of the theme's names, and so renders itself endlessly. */
export interface SelfImport extends Position {
  /** Docusaurus' name of the component, such as `Footer`. */
  name: string;
  /** What it imports, such as `@theme/Footer`. */
  request: string;
  /** Absolute path of its file. */
  file: string;
}

/** Components of trees, which may render themselves for each branch. */
const TREE = /^(?:DocSidebarItems?|NavbarItem|TOCItems)(?:\/|$)/;

/**
 * Finds the components that mean to wrap the theme's, but import themselves.
 *
 * @param aliases See `Overrides`.
 */
export function selfImports(aliases: Readonly<Record<string, string>>): SelfImport[] {
  return Object.entries(aliases).flatMap(([request, file]) => {
    const name = /^@theme(?:-original|-init)?\/(.+)$/s.exec(request)?.[1];
    if (name === undefined || TREE.test(name) || !Object.hasOwn(OVERRIDABLE, name)) return [];
    // Modules of the theme are named without their ends.
    if (!/\.[jt]sx?$/.test(file) || !existsSync(file)) return [];
    const place = findImport(readFileSync(file, 'utf8'), request);
    return place ? [{name, request, file, ...place}] : [];
  });
}

/** Where a module imports a value of another; types may be imported from itself. */
function findImport(code: string, request: string): Position | undefined {
  const statement = new RegExp(`^[\\t ]*import\\b([^'"\`;]*?)(['"])${escapeRegExp(request)}\\2`, 'gm');
  for (const match of code.matchAll(statement)) {
    const [text, names = ''] = match;
    if (/^\s+type\s|^\s*\{(?:\s*type\s[^,}]*,?)*\s*\}/.test(names)) continue;
    return positionAt(code, match.index + text.lastIndexOf(request) - 1);
  }
  return undefined;
}
