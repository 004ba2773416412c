import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {OUTSIDE_LINK, type SystemFault} from '../shared/problems/SystemFault.ts';
import {isBelow} from './placeBelow.ts';

/**
 * The folders that links of the site may lead into: its repository, or without one the site folder.
 *
 * @param siteDir Absolute path.
 * @param folder A folder that the configuration names, relative to the site folder. One that lies elsewhere has a root of its own:
 * what is written in the configuration is trusted, what lies in a content folder may come from a stranger.
 */
export function linkRoots(siteDir: string, folder = '.'): string[] {
  const site = realPath(siteDir) ?? path.resolve(siteDir);
  const root = repositoryOf(site);
  const named = path.resolve(site, folder);
  if (named === root || isBelow(root, named)) return [root];
  return [root, repositoryOf(realPath(named) ?? named)];
}

/**
 * Looks where a file really is.
 *
 * @param file Absolute path.
 * @param roots See `linkRoots`.
 * @returns a fault when links on its path lead out of the roots; nothing for a file that does not exist
 */
export function outsideLink(file: string, roots: readonly string[]): SystemFault | undefined {
  const target = realPath(file);
  if (target === undefined || roots.some((root) => target === root || isBelow(root, target)))
    return undefined;
  const message = `A symbolic link leads out of ${roots.join(' and ')}`;
  return Object.assign(new Error(message), {code: OUTSIDE_LINK, path: file, dest: target});
}

/** The same for a file that the site names, relative to the site folder. */
export function outsideFault(siteDir: string, file: string): SystemFault | undefined {
  return outsideLink(path.join(siteDir, file), linkRoots(siteDir, path.dirname(file)));
}

function realPath(file: string): string | undefined {
  try {
    return realpathSync.native(file);
  } catch {
    // Missing, closed or in a circle: whoever reads it reports that.
    return undefined;
  }
}

/** The innermost folder at or above one that git keeps; the folder itself without one. */
function repositoryOf(folder: string): string {
  for (let one = folder; ; one = path.dirname(one)) {
    if (existsSync(path.join(one, '.git'))) return one;
    if (path.dirname(one) === one) return folder;
  }
}
