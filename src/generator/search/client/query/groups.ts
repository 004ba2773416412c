import type {SearchEntryFile} from '../../format/SearchFiles.ts';
import {KINDS, type SearchKind} from '../../format/SearchKind.ts';
import type {SearchAnswer} from '../SearchClient.ts';
import type {RankedPage} from './rankPages.ts';

/** What is known of a page by its number alone. */
export interface Group {
  kind: SearchKind;
  product?: string;
}

/** Makes the function that returns a page's kind and product. */
export function createGroupFinder({groups}: Pick<SearchEntryFile, 'groups'>): (page: number) => Group {
  let end = 0;
  const ends = groups.map((group) => {
    end += group.room;
    return {group, end};
  });
  return (page) => ends.find((one) => page < one.end)?.group ?? {kind: 'page'};
}

/** The pages that the filters let through, and how many each filter would let through with the other one applied. */
export function filterPages(
  ranked: readonly RankedPage[],
  groupOf: (page: number) => Group,
  filter: {kind?: SearchKind; product?: string},
): {pages: RankedPage[]; kinds: SearchAnswer['kinds']; products: SearchAnswer['products']} {
  const kinds = new Map<SearchKind, number>();
  const products = new Map<string, number>();
  const kept = ranked.filter(({page}) => {
    const {kind, product} = groupOf(page);
    const isKind = filter.kind === undefined || kind === filter.kind;
    const isProduct = filter.product === undefined || product === filter.product;
    if (isProduct) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (isKind && product !== undefined) products.set(product, (products.get(product) ?? 0) + 1);
    return isKind && isProduct;
  });
  return {
    pages: kept,
    kinds: KINDS.flatMap((kind) => {
      const count = kinds.get(kind);
      return count === undefined ? [] : [{kind, count}];
    }),
    products: [...products]
      .map(([product, count]) => ({product, count}))
      .sort((a, b) => (a.product < b.product ? -1 : 1)),
  };
}
