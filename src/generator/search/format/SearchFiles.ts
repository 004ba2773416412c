import type {SearchKind} from '../client/SearchClient.ts';

/**
 * The files of the index, below `<baseUrl>assets/search/`:
 *
 * - `index.json`: the entry, see `SearchEntryFile`;
 * - `names/<n>.json` and `text/<n>.json`: terms and the pages they stand on, cut by the terms' first letters;
 * - `spelling/<n>.json` and `endings/<n>.json`: words of titles and names, cut by first and by last letters;
 * - `cards/<n>.json`: what is shown of some pages; `pages/<n>.json`: the text of one page.
 *
 * Pages are numbers. What they mean depends on the whole list of pages, so every file names the generation that it
 * belongs to: a client never mixes files of two of them.
 */
export const SEARCH_FOLDER = 'assets/search';

/** A version of the docs that has an index of its own, which is searched when the reader asks for it. */
export interface SearchedVersion {
  /** Id of the instance of the docs. */
  instance: string;
  name: string;
}

/** The folder of an index: that of the site, or of a version with its own. */
export function searchFolder(version?: SearchedVersion): string {
  return version ? `${SEARCH_FOLDER}/versions/${version.instance}/${version.name}` : SEARCH_FOLDER;
}

/** Cards in one file. */
export const CARDS_PER_FILE = 4;

export interface GenerationFile {
  /** Hash of the list of pages and of how the index is cut. */
  generation: string;
}

export interface SearchEntryFile extends GenerationFile {
  pageCount: number;
  /** Pages are sorted by kind and product: how many there are of each, in order. */
  groups: {kind: SearchKind; product?: string; count: number}[];
  /** First term of each file. */
  names: string[];
  text: string[];
  spelling: string[];
  /** The same of reversed words. */
  endings: string[];
  /** Terms that stand on so many pages that they are not in the index everywhere. */
  common: string[];
  /** What is searched instead of a word, by the word's term. */
  synonyms: Record<string, string>;
}

export interface TermsFile extends GenerationFile {
  /** For each term and each of its fields: the field's number, then a number a page, see `postings.ts`. */
  terms: Record<string, number[][]>;
}

export interface WordsFile extends GenerationFile {
  /** As written in titles and names. */
  words: string[];
}

export interface CardsFile extends GenerationFile {
  cards: Card[];
}

/** What is shown of a page before its text is loaded. */
export interface Card {
  /** Permalink. */
  path: string;
  title: string;
  /** Number of the other page of the same entity. */
  twin?: number;
  /** Of each section: id, heading, level and, where there are any, names. */
  sections: [id: string, heading: string, level: number, names?: string[]][];
}

export interface PageFile extends GenerationFile {
  /** Text of each section of the card. */
  texts: string[];
}
