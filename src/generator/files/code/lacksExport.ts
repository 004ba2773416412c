import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {MODULE_EXTENSIONS} from './moduleExtensions.ts';
import {moduleExports} from './moduleExports.ts';

const ENDS = ['', '/index'].flatMap((index) => MODULE_EXTENSIONS.map((end) => index + end));

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
  return endOf(file) === undefined;
}

function endOf(file: string): string | undefined {
  return ENDS.find((one) => statSync(file + one, {throwIfNoEntry: false})?.isFile() === true);
}

function readExports(file: string): string[] | undefined {
  const end = endOf(file);
  if (end === undefined) return undefined;
  const text = readFileSync(file + end, 'utf8');
  const others = reexported(text);
  if (others.length === 0) return moduleExports(text);
  const own = moduleExports(text.replace(ALL, ''));
  const all = others.map((one) =>
    one.startsWith('.')
      ? generatorExports(path.resolve(path.dirname(file + end), one).replace(/\.[jt]sx?$/, ''))
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
