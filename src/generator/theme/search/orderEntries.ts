import type {SearchEntry, SearchHit} from '../../search/client/SearchClient.ts';

/** The entries of a page in the order they are shown: the page itself, when it is a result, comes before its headings. */
export function orderEntries({path, entries}: SearchHit): {page?: SearchEntry; headings: SearchEntry[]} {
  const page = entries.find(({href}) => href === path);
  return {...(page && {page}), headings: entries.filter((entry) => entry !== page)};
}

/** Addresses of all that is shown, in order: each page points to itself, whether it is a result or only holds some. */
export function resultAddresses(hits: SearchHit[]): string[] {
  return hits.flatMap((hit) => [hit.path, ...orderEntries(hit).headings.map(({href}) => href)]);
}

/** Place of the best result among the addresses: its page comes before it, when it is a heading. */
export function bestPlace([first]: SearchHit[]): number {
  const best = first?.entries[0];
  return first && best ? resultAddresses([first]).indexOf(best.href) : 0;
}
