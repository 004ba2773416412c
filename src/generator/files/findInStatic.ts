import path from 'node:path';
import {belowBaseUrl} from '../shared/address/baseUrl.ts';
import {decodeAddress} from '../shared/address/encoding.ts';
import {pathOf} from '../shared/address/splitHref.ts';
import {isFile} from './isFile.ts';
import {linkRoots, outsideLink} from './folders/outsideLink.ts';

/**
 * Where a static file may be, in order of precedence: the folders are copied into the output one after the other, and
 * later ones overwrite earlier ones. A name with `..` cannot leave the folders.
 */
export function staticPlaces(folders: readonly string[], name: string): string[] {
  const inFolder = path.posix.join('/', name).slice(1);
  return folders.map((folder) => path.posix.join(folder, inFolder)).reverse();
}

/**
 * Finds the static file that is published under a name.
 *
 * @param name Path below the base URL, not encoded.
 * @returns Absolute path; undefined if there is no such file.
 */
export function findInStatic(siteDir: string, folders: readonly string[], name: string): string | undefined {
  const found = staticPlaces(folders, name)
    .map((place) => path.join(siteDir, place))
    .find(isFile);
  if (found === undefined) return undefined;
  return folders.some((folder) => !outsideLink(found, linkRoots(siteDir, folder))) ? found : undefined;
}

/** The name of the static file at an address as sites write it: below the base URL or with it, and maybe encoded. */
export function staticName(address: string, baseUrl: string): string {
  return decodeAddress(pathOf(belowBaseUrl(address, baseUrl) ?? address.replace(/^\//, '')));
}

/** Finds the static file that a host serves for a path: a file with that name, or a folder's index page. */
export function findServed(siteDir: string, folders: readonly string[], name: string): string | undefined {
  return (
    findInStatic(siteDir, folders, name) ??
    findInStatic(siteDir, folders, path.posix.join(name, 'index.html'))
  );
}
