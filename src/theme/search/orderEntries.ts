import type {SearchEntry, SearchHit} from '../../search/SearchClient.ts';

/** The entries of a page in the order they are shown: the page itself stands above its headings. */
export function orderEntries({path, entries}: SearchHit): {page?: SearchEntry; headings: SearchEntry[]} {
  const page = entries.find(({href}) => href === path);
  return {...(page && {page}), headings: entries.filter((entry) => entry !== page)};
}

/** Addresses of all results in the order they are shown. */
export function resultAddresses(hits: SearchHit[]): string[] {
  return hits.flatMap((hit) => {
    const {page, headings} = orderEntries(hit);
    return [...(page ? [page.href] : []), ...headings.map(({href}) => href)];
  });
}
