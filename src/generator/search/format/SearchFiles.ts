import type {SearchKind} from '../format/SearchKind.ts';

/**
 * The files of the index, below `<baseUrl>assets/search/`. They are JSON of the shapes below.
 *
 * - `index.json`: the entry. It says which groups of pages there are, and where the other lists are cut.
 * - `names/<range>-.json`: terms of titles, names, headings and addresses, and the pages they are on.
 * - `text/<range>-.json`: the same of the text.
 * - `words/<range>-.json`: words that typos are corrected to.
 * - `pages/<number>.json`: one page: what is shown of it, and its text.
 *
 * A **range** holds all terms from one beginning up to the next; its file is named after the first, see `rangeName`.
 * `index.json` lists the first beginning of each range, so a reader loads only what the typed words need.
 *
 * A page's **number** follows from its address, its kind and its product, see `numberPages`: a page that is added or removed
 * leaves the numbers of the others, so only the files of its own terms change. Groups have room for more pages than they
 * have. When one outgrows its room, numbers mean other pages: every file names the `numbering` it belongs to, and every
 * range where it ends, so that a browser never mixes files that do not fit together.
 *
 * A term's pages are listed field by field as rising numbers with weights, see `packPostings`.
 */
export const SEARCH_FOLDER = 'assets/search';

/** A version of the docs that has its own index, which is searched on request. */
export interface SearchedVersion {
  /** Id of the instance of the docs. */
  instance: string;
  name: string;
}

/** The folder of an index: that of the site, or of a version with its own. */
export function searchFolder(version?: SearchedVersion): string {
  return version ? `${SEARCH_FOLDER}/versions/${version.instance}/${version.name}` : SEARCH_FOLDER;
}

export interface NumberedFile {
  /** Hash of the groups and of their room. */
  numbering: string;
}

/** Pages of one kind and product: numbers follow one another, group by group. */
export interface PageGroup {
  kind: SearchKind;
  product?: string;
  /** How many numbers belong to it, used or not. */
  room: number;
}

/** The lists that are cut into ranges. */
export type RangePart = 'names' | 'text' | 'words';

export interface SearchEntryFile extends NumberedFile, Record<RangePart, string[]> {
  /** Of the site, such as `en`. */
  language?: string;
  pageCount: number;
  groups: PageGroup[];
  /** Terms on so many pages that they are not in the index everywhere. */
  common: string[];
  /** Titles that a search for a word, or for two, also looks for, by the word as the site writes it. */
  synonyms: Record<string, string[]>;
  /** Links for a reader who has not typed anything. */
  tasks: SearchTaskLink[];
}

/** Something that readers often want to do, and where. */
export interface SearchTaskLink {
  label: string;
  href: string;
}

export interface RangeFile extends NumberedFile {
  /** Beginning of the range after this one; null for the last. */
  end: string | null;
}

export interface TermsFile extends RangeFile {
  /** For each term and each of its fields: the field's number, then the pages, see `packPostings`. */
  terms: Record<string, TermFields>;
}

export type TermFields = [field: number, ...postings: number[]][];

export interface WordsFile extends RangeFile {
  /** As written in titles, names and headings. */
  words: string[];
}

export interface PageFile extends NumberedFile {
  /** Permalink. */
  path: string;
  title: string;
  description?: string;
  /** Name of the entity that a reference page is about. */
  entity?: string;
  /** Number of the other page of the same entity. */
  twin?: number;
  /** Words it is found by that it does not show as text, such as the languages of its samples. */
  keywords?: string[];
  sections: PageSection[];
}

/** Id, heading, level and text of a section; where there are any, names that readers type, and the method of an operation. */
export type PageSection = [
  id: string,
  heading: string,
  level: number,
  text: string,
  names?: string[],
  method?: string,
];

/** Name of the file of a range, without its ending: letters and digits stand for themselves, others for their code. */
export function rangeName(beginning: string): string {
  const units = Array.from({length: beginning.length}, (_, index) => beginning.charAt(index));
  // A dash at the end, since some file systems know no file named "con" or "aux".
  return `${units.map((unit) => (/[a-z0-9]/.test(unit) ? unit : `_${unit.charCodeAt(0).toString(16)}_`)).join('')}-`;
}
