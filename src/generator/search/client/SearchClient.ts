import type {SearchKind} from '../format/SearchKind.ts';

export interface SearchRequest {
  /** As the reader typed it. */
  query: string;
  kind?: SearchKind;
  /** Label of a product. */
  product?: string;
  /** Label of the product whose pages come first among those that answer as well as they do. */
  near?: string;
  /** Most pages in the answer. */
  limit: number;
  /** Aborted when the reader has typed on: nothing more is shown for this request. */
  signal: AbortSignal;
}

/** Text in pieces, so that a hit is marked without HTML. */
export type MarkedText = {text: string; marked: boolean}[];

/** One place of a page that answers the query. */
export interface SearchEntry {
  /** Address with baseUrl and anchor. */
  href: string;
  /** The heading it is under; for a hit in the page's title or beginning, the page's title. */
  heading: MarkedText;
  /** HTTP method of the operation that it is, such as `GET`. */
  method?: string;
  /** Headings above it, from the outermost to the innermost, without the page's title. */
  trail: string[];
  /** Text around the hit; absent while full text is not known yet. */
  excerpt?: MarkedText;
}

/** One page of an answer. */
export interface SearchHit {
  /** Permalink. */
  path: string;
  title: MarkedText;
  kind: SearchKind;
  /** Label of its product. */
  product?: string;
  /** At most three places of the page, the best first. Never empty: the page itself is one when its title is the hit. */
  entries: SearchEntry[];
}

export interface SearchAnswer {
  query: string;
  hits: SearchHit[];
  /** Pages found with the filters applied; `hits` may hold fewer. */
  total: number;
  /** Pages found of each kind, with the other filter applied, in the order of `KINDS`; kinds without any are left out. */
  kinds: {kind: SearchKind; count: number}[];
  /** The same by product, in the order of their labels. */
  products: {product: string; count: number}[];
  /** False while only titles, headings and names have been looked at; `hits` are the first few then. */
  complete: boolean;
  /** The word that was searched instead, when the query was misspelled. */
  correctedTo?: string;
  /** True if none of the pages contains what the query has in quotation marks: they contain its words. */
  isPhraseMissing?: boolean;
}

/** The engine as the search dialog sees it. */
export interface SearchClient {
  /**
   * Answers a query, possibly twice: at once from titles, headings and names, then with the full text.
   *
   * @throws when a file of the index cannot be loaded, after a repetition; the same request may be made again.
   */
  search(request: SearchRequest, show: (answer: SearchAnswer) => void): Promise<void>;
  /** What the site offers to readers who have not typed anything. */
  tasks(): Promise<{label: string; href: string}[]>;
}
