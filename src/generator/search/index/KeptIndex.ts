/** Data kept next to the files of an index, so that the next build updates only what changed pages affect. */
export interface KeptIndex {
  numbering: string;
  /** Terms of a field on more pages than this are left out of it. */
  mostPages: number;
  pages: Record<string, KeptPage>;
  names: KeptRange[];
  text: KeptRange[];
  /** On how many pages each word occurs, by its key and its form. */
  words: Record<string, Record<string, number>>;
  /** On how many pages the terms occur that were left out, by term and by number of the field. */
  common: Record<string, Record<string, number>>;
}

export interface KeptPage {
  number: number;
  /** Changes with anything that its file is made of. */
  key: string;
  /** Hash of its file. */
  hash: string;
}

/** A range of terms with the sizes of their entries. */
export interface KeptRange {
  from: string;
  /** Hash of its file. */
  hash: string;
  terms: string[];
  sizes: number[];
}

/** The index of a site without pages. */
export function emptyIndex(numbering: string, mostPages: number): KeptIndex {
  const range = (): KeptRange => ({from: '', hash: '', terms: [], sizes: []});
  return {numbering, mostPages, pages: {}, names: [range()], text: [range()], words: {}, common: {}};
}
