import {existsSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../files/folders/filesBelow.ts';
import {sourceDir} from '../files/packages/ownPackage.ts';
import {splitScope} from '../shared/address/splitScope.ts';
import {listNames} from '../shared/text/listNames.ts';
import {nearest} from '../shared/text/nearest.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/** The folders with the modules that Docusaurus provides for sites, by the first part of their names, the longest first. */
export const COMPAT_FOLDERS: Readonly<Record<string, string>> = {
  // Where the modules really are: editors that complete an import write this.
  '@docusaurus/core/lib/client/exports': 'compat/docusaurus',
  '@theme': 'compat/theme',
  '@theme-original': 'compat/theme',
  '@theme-init': 'compat/theme',
  '@docusaurus': 'compat/docusaurus',
};

/** Their absolute paths. */
export const COMPAT_ALIASES: Record<string, string> = Object.fromEntries(
  Object.entries(COMPAT_FOLDERS).map(([name, folder]) => [name, path.join(sourceDir, folder)]),
);

/** Name that Docusaurus gives the folder of generated files. */
export const GENERATED_ALIAS = '@generated';

/** Whether an import uses a name that Docusaurus provides for sites, for example `@theme/Tabs`. */
export function isCompatImport(request: string): boolean {
  return splitScope(request, COMPAT_ALIASES) !== undefined;
}

/**
 * The problem with an import of a name that Docusaurus provides and this generator does not; undefined if it does.
 *
 * @param request The import request, for example `@theme/Tabs`; see `isCompatImport`.
 */
export function missingCompat(request: string): Pick<Problem, 'message' | 'hint'> | undefined {
  const split = splitScope(request, COMPAT_ALIASES);
  if (!split) return undefined;
  const {scope, folder, name} = split;
  const names = namesIn(folder);
  if (names.includes(name.replace(/\.[jt]sx?$/, '')) || isCompatModule(path.join(folder, name)))
    return undefined;
  // Compare without the common prefix, which would make any two names similar.
  const near = nearest(name, names);
  return {
    message: `\`${request}\` is not available here.`,
    hint: near
      ? `Did you mean \`${scope}/${near}\`?`
      : `Remove the import, or import a component of the site. There are ${listNames(names.map((one) => `${scope}/${one}`))}.`,
  };
}

/** Whether there is a module at a path without extension, or an index module in a folder. */
export function isCompatModule(file: string): boolean {
  return ['', '/index']
    .flatMap((index) => ['.ts', '.tsx', '.js', '.jsx'].map((end) => index + end))
    .some((end) => existsSync(file + end));
}

/** The names that can be imported from a folder, including those of its subfolders. */
function namesIn(folder: string): string[] {
  const names = filesBelow(folder).map((file) =>
    file.replace(/(?:\.d)?\.[jt]sx?$/, '').replace(/\/index$/, ''),
  );
  return [...new Set(names)].sort();
}
