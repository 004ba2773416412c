import {KINDS, type SearchKind} from '../../search/format/SearchKind.ts';

/** What the reader searches for. */
export interface Wanted {
  query: string;
  kind?: SearchKind;
  /** Label of a product. */
  product?: string;
  /**
   * Key of the docs version to search, see `versionKey`; if absent, the last versions and everything else are searched.
   */
  version?: string;
  /** Label of the product whose pages come first; not part of the address, which is the same for everyone. */
  near?: string;
}

/** Longer queries are cut: no page has a name of so many characters. */
export const MAX_QUERY = 200;

/** Reads what is searched for from the query string of an address; an unknown kind is ignored. */
export function readSearch(search: string): Wanted {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('kind');
  const product = parameters.get('product');
  const version = parameters.get('version');
  return {
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY),
    ...(isKind(kind) && {kind}),
    ...(product && {product}),
    ...(version && {version}),
  };
}

/** The query string of the search page's address; empty if nothing is searched for. */
export function writeSearch({query, kind, product, version}: Wanted): string {
  const parameters = new URLSearchParams();
  if (query.trim() !== '') parameters.set('q', query.trim());
  if (kind) parameters.set('kind', kind);
  if (product) parameters.set('product', product);
  if (version) parameters.set('version', version);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function isKind(kind: string | null): kind is SearchKind {
  return kind !== null && KINDS.some((known) => known === kind);
}
