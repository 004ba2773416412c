import type {SearchEntryFile} from '../format/SearchFiles.ts';
import type {IndexedPage} from './IndexedPage.ts';

/** Pages in the order of their numbers: by kind, product and address, so that a group is a run of numbers. */
export function sortPages(pages: readonly IndexedPage[]): IndexedPage[] {
  return pages
    .map((page) => ({page, key: [page.kind, page.product ?? '', page.path].join('\n')}))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({page}) => page);
}

/** How many pages of each kind and product there are, in the order of `sortPages`. */
export function groupPages(sorted: readonly IndexedPage[]): SearchEntryFile['groups'] {
  const groups: SearchEntryFile['groups'] = [];
  for (const {kind, product} of sorted) {
    const last = groups.at(-1);
    if (last && last.kind === kind && last.product === product) last.count++;
    else groups.push({kind, ...(product !== undefined && {product}), count: 1});
  }
  return groups;
}
