import {isDeepStrictEqual} from 'node:util';
import type {SiteFacts} from './SiteFacts.ts';

/**
 * The differences between two sites, arranged for the output of a failed test: by address and fact, with both values.
 */
export type Differences = Record<string, Record<string, {expected: unknown; found: unknown}>>;

type Facts = Pick<SiteFacts, 'pages' | 'sidebars'>;

/** A fact of a page. */
export type FactName = keyof SiteFacts['pages'][string];

/**
 * Compares facts of pages.
 *
 * @param keys The facts to compare.
 * @param isCompared Selects the addresses to compare.
 */
export function compareFacts(
  expected: Facts,
  found: Facts,
  {keys, isCompared}: {keys: readonly FactName[]; isCompared: (address: string) => boolean},
): Differences {
  const differences: Differences = {};
  for (const address of Object.keys(expected.pages).filter(isCompared)) {
    for (const key of keys) {
      const [one, other] = [factOf(expected, address, key), factOf(found, address, key)];
      if (isDeepStrictEqual(one, other)) continue;
      differences[address] ??= {};
      differences[address][key] = {expected: one, found: other};
    }
  }
  return differences;
}

function factOf({pages, sidebars}: Facts, address: string, key: FactName): unknown {
  const page = pages[address];
  return key === 'sidebar' ? sidebars[page?.sidebar ?? ''] : page?.[key];
}
