import {readFileSync} from 'node:fs';
import path from 'node:path';
import {moduleFile} from './moduleFile.ts';
import {moduleExports} from './moduleExports.ts';

/** What modules of the generator export, which does not change while it runs, by absolute path. */
const known = new Map<string, string[] | undefined>();

/**
 * The names that a module of the generator exports, including those of modules that it re-exports.
 *
 * @param file Absolute path without extension.
 * @returns undefined if there is no such module, or its text does not show them.
 */
export function generatorExports(file: string): string[] | undefined {
  if (!known.has(file)) known.set(file, readExports(file));
  return known.get(file);
}

/** Whether a module of the generator is known not to export a name, see `generatorExports`. */
export function lacksExport(file: string, name: string): boolean {
  return generatorExports(file)?.includes(name) === false;
}

/** Whether there is no such module of the generator. */
export function isMissing(file: string): boolean {
  return moduleFile(file) === undefined;
}

/**
 * The names that a module exports, including those of modules that it re-exports.
 *
 * @param file Absolute path, which may lack its extension.
 * @param importers The modules that re-export it.
 * @returns undefined if there is no such module, or its text does not show them.
 */
export function readExports(file: string, importers: readonly string[] = []): string[] | undefined {
  const found = moduleFile(file);
  if (found === undefined) return undefined;
  if (importers.includes(found)) return [];
  const text = readFileSync(found, 'utf8');
  const others = reexported(text);
  if (others.length === 0) return moduleExports(text);
  const own = moduleExports(text.replace(ALL, ''));
  const all = others.map((one) =>
    one.startsWith('.')
      ? readExports(path.resolve(path.dirname(found), one).replace(/\.[jt]sx?$/, ''), [...importers, found])
      : undefined,
  );
  if (own === undefined || all.includes(undefined)) return undefined;
  // A module does not pass on the default export of another.
  return [...own, ...all.flatMap((names = []) => names.filter((name) => name !== 'default'))];
}

const ALL = /^export\s*\*\s*from\s*(['"])(.+?)\1;?/gm;

/** The modules all of whose names a module exports. */
function reexported(text: string): string[] {
  return [...text.matchAll(ALL)].map(([, , specifier = '']) => specifier);
}
