import {pageKey} from '../../shared/address/pageKey.ts';
import {editDistance} from '../../shared/text/editDistance.ts';

/**
 * An address of the site, as `routes.json` lists it: path below the base URL, percent-encoded, and title; 1 for a page
 * that only lists others.
 */
export type ListedRoute = [path: string, title: string, isList?: 1];

/** A page comes before the page of a tag with a name as similar. */
const AS_LIST = 0.25;

/** The largest number of routes that are offered. */
const MOST = 5;

/**
 * Routes below this similarity (0 to 1) are not offered: short words are similar by chance, less so within the same
 * folders.
 */
const LEAST_LIKENESS = {sameFolders: 0.45, elsewhere: 0.6};

/**
 * Finds the routes that an address without a page was most likely meant for: by the similarity of its last part, which
 * survives moves and shows typos, and by the folders it shares with the route. Parent routes of the address are always
 * offered.
 *
 * @param path Address below the base URL, percent-encoded.
 * @returns At most five, the nearest first.
 */
export function nearestRoutes(path: string, routes: readonly ListedRoute[]): ListedRoute[] {
  const wanted = partsOf(path);
  const last = wanted.at(-1);
  if (last === undefined) return [];
  const scored = routes.flatMap((route) => {
    const parts = partsOf(route[0]);
    const name = parts.at(-1);
    if (name === undefined) return [];
    const folders = parts.slice(0, -1);
    const shared = wanted.filter((part) => folders.includes(part)).length;
    const isAbove = parts.length < wanted.length && parts.every((part, index) => part === wanted[index]);
    const isNear = isAbove || (shared > 0 && shared >= folders.length);
    const least = isNear ? LEAST_LIKENESS.sameFolders : LEAST_LIKENESS.elsewhere;
    const alike = isAbove ? least : likeness(last, name);
    const score =
      alike + (0.5 * shared) / Math.max(wanted.length, parts.length) - (route[2] === 1 ? AS_LIST : 0);
    return alike < least ? [] : [{route, score}];
  });
  return scored
    .sort((a, b) => b.score - a.score || a.route[0].length - b.route[0].length)
    .slice(0, MOST)
    .map(({route}) => route);
}

function partsOf(path: string): string[] {
  return pageKey(path).toLowerCase().split('/').filter(Boolean);
}

/**
 * Similarity from 0 (nothing in common) to 1 (same text); misspelled letters and swapped words reduce it only a little.
 */
function likeness(a: string, b: string): number {
  return Math.max(sharedPairs(a, b), 1 - editDistance(a, b) / Math.max(a.length, b.length));
}

/** Dice coefficient of letter pairs, which ignores the order of words. */
function sharedPairs(a: string, b: string): number {
  const pairs = pairsOf(a);
  const others = pairsOf(b);
  const all = pairs.length + others.length;
  if (all === 0) return 0;
  let common = 0;
  for (const pair of pairs) {
    const at = others.indexOf(pair);
    if (at < 0) continue;
    common++;
    others.splice(at, 1);
  }
  return (2 * common) / all;
}

function pairsOf(text: string): string[] {
  const plain = text.replace(/[\W_]+/g, '');
  return Array.from({length: Math.max(0, plain.length - 1)}, (_, index) => plain.slice(index, index + 2));
}
