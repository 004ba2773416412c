import type {SearchEntry, SearchHit} from '../../search/client/SearchClient.ts';

/**
 * The entries of a page in the order in which they are shown: the page itself, if it is a result, comes before its
 * headings.
 */
export function orderEntries({path, entries}: SearchHit): {page?: SearchEntry; headings: SearchEntry[]} {
  const page = entries.find(({href}) => href === path);
  return {...(page && {page}), headings: entries.filter((entry) => entry !== page)};
}

/**
 * Addresses of everything shown, in order. Each page is included, whether it is a result itself or only contains some.
 */
export function resultAddresses(hits: SearchHit[]): string[] {
  return hits.flatMap((hit) => [hit.path, ...orderEntries(hit).headings.map(({href}) => href)]);
}

/** Index of the best result among the addresses, where its page precedes it if it is a heading. */
export function bestPlace([first]: SearchHit[]): number {
  const best = first?.entries[0];
  return first && best ? resultAddresses([first]).indexOf(best.href) : 0;
}
