import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {sourceDir} from '../files/ownPackage.ts';
import {listNames} from '../shared/text/listNames.ts';
import {nearest} from '../shared/text/nearest.ts';
import type {Problem} from '../shared/problems/Problem.ts';

const FOLDER = path.join(sourceDir, 'compat');

/** Absolute folders of the modules that Docusaurus gives its sites to import, by the first part of their names. */
export const COMPAT_ALIASES: Record<string, string> = {
  '@theme': path.join(FOLDER, 'theme'),
  '@theme-original': path.join(FOLDER, 'theme'),
  '@theme-init': path.join(FOLDER, 'theme'),
  '@docusaurus': path.join(FOLDER, 'docusaurus'),
};

/** Whether an import is of a name that Docusaurus gives its sites, for example `@theme/Tabs`. */
export function isCompatImport(request: string): boolean {
  const [scope = '', name] = request.split('/');
  return name !== undefined && Object.hasOwn(COMPAT_ALIASES, scope);
}

/**
 * What to say of an import of a name that Docusaurus gives its sites and this generator does not; undefined when it does.
 *
 * @param request What is imported, for example `@theme/Tabs`; see `isCompatImport`.
 */
export function missingCompat(request: string): Pick<Problem, 'message' | 'hint'> | undefined {
  const [scope = '', name = ''] = request.split(/\/(.*)/s);
  const folder = COMPAT_ALIASES[scope];
  if (folder === undefined) return undefined;
  const names = namesIn(folder);
  if (names.includes(name.replace(/\.[jt]sx?$/, '')) || isCompatModule(path.join(folder, name)))
    return undefined;
  // Of the names alone: what they all begin with would make any two of them alike.
  const near = nearest(name, names);
  return {
    message: `There is no \`${request}\` here.`,
    hint: near
      ? `Did you mean \`${scope}/${near}\`?`
      : `Remove the import, or import a component of the site. There are ${listNames(names.map((one) => `${scope}/${one}`))}.`,
  };
}

/** Whether there is a module at a path without extension, or an index in a folder. */
export function isCompatModule(file: string): boolean {
  return ['', '/index']
    .flatMap((index) => ['.ts', '.tsx', '.js', '.jsx'].map((end) => index + end))
    .some((end) => existsSync(file + end));
}

/** What can be imported from a folder; names of folders within it are part of the names. */
function namesIn(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const names = files.map(({parentPath, name}) =>
    path
      .relative(folder, path.join(parentPath, name))
      .split(path.sep)
      .join('/')
      .replace(/(?:\.d)?\.[jt]sx?$/, '')
      .replace(/\/index$/, ''),
  );
  return [...new Set(names)].sort();
}
