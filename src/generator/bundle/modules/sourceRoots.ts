import path from 'node:path';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {SITE_ALIAS} from '../../shared/address/siteKey.ts';

/** The name of the generator's modules in generated entries. */
export const GENERATOR_ALIAS = '@generator-source';

/** Names for folders, so that cached data is independent of where the site and the generator are. */
export interface SourceRoots {
  /** Replaces the absolute paths in a text with names, such as `@site/src/Box.tsx`. */
  toNames(text: string): string;
  /** The absolute path for a name that `toNames` returned. */
  toPath(name: string): string;
}

/** @param more Absolute paths of additional folders, by name. */
export function sourceRoots(
  {generatorDir, siteDir}: {generatorDir: string; siteDir: string},
  more: Readonly<Record<string, string>> = {},
): SourceRoots {
  const names = {[GENERATOR_ALIAS]: sourceDir, '@generator': generatorDir, [SITE_ALIAS]: siteDir, ...more};
  const folders = Object.entries(names).sort(([, a], [, b]) => b.length - a.length);
  return {
    toNames: (text) =>
      folders.reduce((named, [name, folder]) => named.replaceAll(folder + path.sep, `${name}/`), text),
    toPath(name) {
      const found = folders.find(([start]) => name.startsWith(`${start}/`));
      return found ? path.join(found[1], name.slice(found[0].length)) : name;
    },
  };
}
