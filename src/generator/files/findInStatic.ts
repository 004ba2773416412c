import path from 'node:path';
import {isFile} from './isFile.ts';
import {linkRoots, outsideLink} from './outsideLink.ts';

/**
 * Where a file of the static folders may be, the place that counts first: the folders are copied into the output one
 * after the other, and a later one overwrites. A name with `..` leads out of none of them.
 */
export function staticPlaces(folders: readonly string[], name: string): string[] {
  const inFolder = path.posix.join('/', name).slice(1);
  return folders.map((folder) => path.posix.join(folder, inFolder)).reverse();
}

/**
 * Finds the file of the static folders that the output holds under a name.
 *
 * @param name Path below the base URL, not encoded.
 * @returns Absolute path; undefined when there is none, or only a folder.
 */
export function findInStatic(siteDir: string, folders: readonly string[], name: string): string | undefined {
  const found = staticPlaces(folders, name)
    .map((place) => path.join(siteDir, place))
    .find(isFile);
  if (found === undefined) return undefined;
  return folders.some((folder) => !outsideLink(found, linkRoots(siteDir, folder))) ? found : undefined;
}

/** Finds the file that a host answers a path with: one of that name, or the page of a folder. */
export function findServed(siteDir: string, folders: readonly string[], name: string): string | undefined {
  return (
    findInStatic(siteDir, folders, name) ??
    findInStatic(siteDir, folders, path.posix.join(name, 'index.html'))
  );
}
