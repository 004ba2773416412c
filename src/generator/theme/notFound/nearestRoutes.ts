import {pageKey} from '../../shared/address/pageKey.ts';
import {editDistance} from '../../shared/text/editDistance.ts';

/** An address of the site, as `routes.json` lists it: path below the base URL, percent-encoded, and title. */
export type ListedRoute = [path: string, title: string];

/** So many routes are offered at most. */
const MOST = 5;

/** Below this likeness (0 to 1) a route is not an answer to the address: short words are similar by chance, unless they are in the same folder. */
const LEAST_LIKENESS = {sameFolder: 0.45, elsewhere: 0.6};

/**
 * Finds the routes that an address which does not resolve was most likely meant for: by the likeness of its last part, where
 * mistakes and moves show, and by the parts it shares with the route. A route above the address always counts.
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
    const least = shared > 0 || isAbove ? LEAST_LIKENESS.sameFolder : LEAST_LIKENESS.elsewhere;
    const alike = isAbove ? least : likeness(last, name);
    const score = alike + (0.5 * shared) / Math.max(wanted.length, parts.length);
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

/** 1 for the same text, 0 for nothing in common: misspelled letters and swapped words count little. */
function likeness(a: string, b: string): number {
  return Math.max(sharedPairs(a, b), 1 - editDistance(a, b) / Math.max(a.length, b.length));
}

/** Dice coefficient of the pairs of letters, which does not mind the order of words. */
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
