import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {OUTSIDE_LINK, type SystemFault} from '../../shared/problems/SystemFault.ts';
import {isIn} from '../placeBelow.ts';

/**
 * The folders that the site's symbolic links may point into: its repository, or the site folder if there is none.
 *
 * @param siteDir Absolute path.
 * @param folder A folder named in the configuration, relative to the site folder. If it is elsewhere, it gets its own
 * root: the configuration is trusted, whereas the content of a folder may come from a stranger.
 */
export function linkRoots(siteDir: string, folder = '.'): string[] {
  const site = realPath(siteDir) ?? path.resolve(siteDir);
  const root = repositoryOf(site);
  const named = path.resolve(site, folder);
  if (isIn(root, named)) return [root];
  return [root, repositoryOf(realPath(named) ?? named)];
}

/**
 * Checks where a file really is.
 *
 * @param file Absolute path.
 * @param roots See `linkRoots`.
 * @returns a fault if links on its path point outside the roots; undefined for a file that does not exist
 */
export function outsideLink(file: string, roots: readonly string[]): SystemFault | undefined {
  const target = realPath(file);
  if (target === undefined || roots.some((root) => isIn(root, target))) return undefined;
  const message = `A symbolic link points outside ${roots.join(' and ')}`;
  return Object.assign(new Error(message), {code: OUTSIDE_LINK, path: file, dest: target});
}

/** Like `outsideLink`, for a file that the site names, relative to the site folder. */
export function outsideFault(siteDir: string, file: string): SystemFault | undefined {
  return outsideLink(path.join(siteDir, file), linkRoots(siteDir, path.dirname(file)));
}

function realPath(file: string): string | undefined {
  try {
    return realpathSync.native(file);
  } catch {
    // A missing or inaccessible file, or a link loop, is reported when it is read.
    return undefined;
  }
}

/** The nearest git repository at or above a folder; the folder itself if there is none. */
function repositoryOf(folder: string): string {
  for (let one = folder; ; one = path.dirname(one)) {
    if (existsSync(path.join(one, '.git'))) return one;
    if (path.dirname(one) === one) return folder;
  }
}
