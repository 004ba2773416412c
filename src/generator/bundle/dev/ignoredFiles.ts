import path from 'node:path';
import {cacheFolder} from '../../files/cache/cacheFolder.ts';
import {isBelow} from '../../files/placeBelow.ts';
import {escapeRegExp} from '../../shared/text/escapeRegExp.ts';

/**
 * What to ignore when watching the sources of an app: installed packages, as defined by `isInPackage`; git's folder;
 * and the site's cache, which bundling writes into. Tailwind watches the whole site: without this, each bundling would
 * cause the next.
 *
 * @param siteDir Absolute path.
 * @param sources Absolute paths of folders that are watched although they may be in the cache.
 */
export function ignoredFiles(siteDir: string, sources: readonly string[]): RegExp {
  const site = escapeRegExp(siteDir);
  const cache = cacheFolder(siteDir);
  const watched = sources
    .filter((folder) => isBelow(cache, folder))
    .map((folder) => beginningOf(path.relative(cache, folder).split(path.sep)));
  const outside = '[\\\\/](?:node_modules|\\.git)(?:[\\\\/]|$)';
  return new RegExp(
    `^(?:(?:${site}(?:[\\\\/].*)?|(?!${site}(?:[\\\\/]|$)).*)${outside}|${escapeRegExp(cache)}[\\\\/](?!(?:${['$', ...watched].join('|')})))`,
  );
}

/** Matches a folder, those above it, and what is in it. */
function beginningOf([name = '', ...below]: readonly string[]): string {
  const rest = below.length > 0 ? `[\\\\/]${beginningOf(below)}` : '[\\\\/]';
  return `${escapeRegExp(name)}(?:$|${rest})`;
}
