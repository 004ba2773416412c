import {statSync} from 'node:fs';
import path from 'node:path';

/** What a site may import besides packages and its own files, see `BundleSettings`. */
type Aliases = Readonly<Record<string, string>>;

/** Ends an alias for the module that stands for those below a name that are not there: `@theme/*`. */
const REST = '/*';

const EXTENSIONS = [
  '',
  ...['', '/index'].flatMap((index) =>
    ['.tsx', '.ts', '.mjs', '.jsx', '.js', '.json'].map((end) => index + end),
  ),
];

/** The aliases without those for modules that are not there, which bundlers do not know. */
export function withoutStandIns(aliases: Aliases): Record<string, string> {
  return Object.fromEntries(Object.entries(aliases).filter(([name]) => !name.endsWith(REST)));
}

/**
 * Absolute path of the module that stands for an imported one; undefined if that one is there, or nothing stands for it.
 *
 * @param request The import request, for example `@theme/Tabs`.
 */
export function standInOf(aliases: Aliases, request: string): string | undefined {
  const [name = ''] = request.split('?');
  const file = aliases[(name.split('/')[0] ?? '') + REST];
  if (file === undefined) return undefined;
  const root = rootOf(name, aliases);
  const wanted = root && path.join(root.path, name.slice(root.alias.length));
  return wanted !== undefined && EXTENSIONS.some((end) => isThere(wanted + end)) ? undefined : file;
}

/** The alias that a name begins with, the longest of several. */
export function rootOf(name: string, aliases: Aliases): {alias: string; path: string} | undefined {
  const alias = Object.keys(aliases)
    .filter((key) => name === key || name.startsWith(`${key}/`))
    .sort((a, b) => b.length - a.length)[0];
  const root = alias === undefined ? undefined : aliases[alias];
  return alias === undefined || root === undefined ? undefined : {alias, path: root};
}

function isThere(file: string): boolean {
  return statSync(file, {throwIfNoEntry: false})?.isFile() === true;
}

/** The first parts of names for which there are stand-ins, as a pattern; undefined without any. */
export function scopePattern(aliases: Aliases): RegExp | undefined {
  const scopes = Object.keys(aliases).filter((name) => name.endsWith(REST));
  return scopes.length > 0
    ? new RegExp(`^(?:${scopes.map((name) => name.slice(0, -REST.length)).join('|')})/`)
    : undefined;
}
