import {isBelow} from '../placeBelow.ts';
import {relativePath} from '../relativePath.ts';

/**
 * Path, relative to the site folder, of a module that the site's authors wrote; undefined for modules of packages, of the
 * generator and in the cache. Errors are located in the former only.
 *
 * @param file Absolute path.
 * @param ownDir Absolute path of the generator's own modules, which may be in the site folder.
 */
export function siteSource(siteDir: string, file: string, ownDir: string): string | undefined {
  const name = relativePath(siteDir, file);
  const isForeign = name.startsWith('../') || /(?:^|\/)(?:node_modules|\.cache)\//.test(name);
  return isForeign || isBelow(ownDir, file) ? undefined : name;
}
