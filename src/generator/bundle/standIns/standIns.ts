import path from 'node:path';
import {isFile} from '../../files/isFile.ts';
import {MODULE_EXTENSIONS} from '../../files/code/moduleExtensions.ts';

/** What a site may import besides packages and its own files, see `BundleSettings`. */
type Aliases = Readonly<Record<string, string>>;

/** End of an alias whose module replaces missing modules below a name: `@theme/*`. */
const REST = '/*';

const EXTENSIONS = [
  '',
  ...['', '/index'].flatMap((index) => [...MODULE_EXTENSIONS, '.json'].map((end) => index + end)),
];

/** The aliases without those for missing modules, which bundlers do not support. */
export function withoutStandIns(aliases: Aliases): Record<string, string> {
  return Object.fromEntries(Object.entries(aliases).filter(([name]) => !name.endsWith(REST)));
}

/**
 * Absolute path of the module that replaces a missing one; undefined if the imported module exists, or has no replacement.
 *
 * @param request The import request, for example `@theme/Tabs`.
 */
export function standInOf(aliases: Aliases, request: string): string | undefined {
  const [name = ''] = request.split('?');
  const scope = Object.keys(aliases).find(
    (key) => key.endsWith(REST) && name.startsWith(`${key.slice(0, -REST.length)}/`),
  );
  const file = scope === undefined ? undefined : aliases[scope];
  if (file === undefined) return undefined;
  const wanted = behindAlias(name, aliases);
  return wanted !== undefined && EXTENSIONS.some((end) => isFile(wanted + end)) ? undefined : file;
}

/**
 * Absolute path that a name leads to by the alias that it begins with, the longest of several; it may lack its
 * extension. Undefined if it begins with none.
 */
export function behindAlias(name: string, aliases: Aliases): string | undefined {
  const alias = Object.keys(aliases)
    .filter((key) => name === key || name.startsWith(`${key}/`))
    .sort((a, b) => b.length - a.length)[0];
  const root = alias === undefined ? undefined : aliases[alias];
  return alias === undefined || root === undefined ? undefined : path.join(root, name.slice(alias.length));
}

/** Absolute path that an import leads to, which may lack its extension; undefined for a package. */
export function importTarget(request: string, importer: string, aliases: Aliases): string | undefined {
  return /^\.{0,2}\//.test(request)
    ? path.resolve(path.dirname(importer), request)
    : behindAlias(request, aliases);
}

/** The first parts of names for which there are stand-ins, as a pattern; undefined without any. */
export function scopePattern(aliases: Aliases): RegExp | undefined {
  const scopes = Object.keys(aliases).filter((name) => name.endsWith(REST));
  return scopes.length > 0
    ? new RegExp(
        `^(?:${scopes.map((name) => name.slice(0, -REST.length).replaceAll('.', '\\.')).join('|')})/`,
      )
    : undefined;
}
