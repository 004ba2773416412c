import {nearest, nearestPage} from '../../shared/text/nearest.ts';
import {pageKey} from '../../shared/address/pageKey.ts';

/** The largest number of searches, and of names compared in each: a site may have a mistake on every page. */
const MAX_SEARCHES = 500;
const MAX_CANDIDATES = 500;

/**
 * Creates a function that finds the path that a broken one was most likely meant to be: the same path below baseUrl, the
 * page of a folder, a page of the same name elsewhere, or a similar name in the same folder. Nothing is indexed before
 * the first search.
 *
 * @param limits `maxSearches`: how many different paths to search for; nothing is found for others.
 */
export function createPathFinder(
  paths: string[],
  baseUrl: string,
  {maxSearches = MAX_SEARCHES}: {maxSearches?: number} = {},
): (broken: string) => string | undefined {
  let index: PathIndex | undefined;
  const found = new Map<string, string | undefined>();
  return (broken) => {
    if (found.has(broken) || found.size >= maxSearches) return found.get(broken);
    index ??= createIndex(paths);
    const path = search(index, broken, baseUrl);
    found.set(broken, path);
    return path;
  };
}

interface PathIndex {
  byKey: Map<string, string>;
  /** Paths by their last part, in lower case. */
  byName: Map<string, string[]>;
  /** Paths by folder, then by name. */
  byFolder: Map<string, Map<string, string>>;
}

function createIndex(paths: string[]): PathIndex {
  const index: PathIndex = {
    byKey: new Map(),
    byName: new Map(),
    byFolder: new Map(),
  };
  for (const path of paths) {
    const key = pageKey(path);
    const {folder, name} = split(key);
    index.byKey.set(key, path);
    const named = index.byName.get(name.toLowerCase());
    if (named) named.push(path);
    else index.byName.set(name.toLowerCase(), [path]);
    const siblings = index.byFolder.get(folder) ?? new Map<string, string>();
    index.byFolder.set(folder, siblings.set(name, path));
  }
  return index;
}

function search({byKey, byName, byFolder}: PathIndex, broken: string, baseUrl: string): string | undefined {
  const key = pageKey(broken);
  const below = byKey.get(pageKey(baseUrl + broken.slice(1)));
  if (below !== undefined) return below;

  const {folder, name} = split(key);
  // The file of a folder's page, whose address is that of the folder.
  const main = name === 'index' ? byKey.get(pageKey(folder)) : undefined;
  if (main !== undefined) return main;

  const siblings = byFolder.get(folder);
  const sibling = siblings && nearestPage(name, [...siblings.keys()].slice(0, MAX_CANDIDATES));
  const named = byName.get(name.toLowerCase())?.slice(0, MAX_CANDIDATES) ?? [];
  if (named.length > 0) return nearest(broken, named) ?? longestShared(broken, named);
  return sibling === undefined ? undefined : siblings?.get(sibling);
}

function longestShared(broken: string, paths: string[]): string | undefined {
  const shared = (path: string) => {
    let length = 0;
    while (length < path.length && path[length] === broken[length]) length++;
    return length;
  };
  return paths.reduce((best, path) => (shared(path) > shared(best) ? path : best));
}

function split(key: string): {folder: string; name: string} {
  const at = key.lastIndexOf('/');
  return {folder: key.slice(0, at), name: key.slice(at + 1)};
}
