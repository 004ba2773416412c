import {rangeOf, rangesOf} from '../format/keyRanges.ts';
import {
  type PageFile,
  rangeName,
  type RangeFile,
  type RangePart,
  type SearchEntryFile,
  type TermsFile,
  type WordsFile,
} from '../format/SearchFiles.ts';
import {wordKeyStart} from '../format/wordKey.ts';
import {type Loader, OutdatedIndexError} from './createLoader.ts';
import {openTerms, type Terms} from './openTerms.ts';
import {type Cut, isUnspaced} from '../words/segmentWords.ts';
import {stem} from '../words/stem.ts';
import {wholeTerm} from '../words/termsOf.ts';
import {createGroupFinder, type Group} from './query/groups.ts';
import type {Synonyms} from './query/parseQuery.ts';
import type {FindTerms} from './query/scoreWords.ts';
import {type TokenizedPage, tokenizePage} from './query/tokenizePage.ts';

/** The parts of an index, loaded as they are needed. */
export interface IndexReader {
  entry: SearchEntryFile;
  common: ReadonlySet<string>;
  synonyms: Synonyms;
  groupOf(page: number): Group;
  /** Loads the files with terms of these prefixes, and returns the lookup for them. */
  terms(part: 'names' | 'text', beginnings: readonly string[]): Promise<FindTerms>;
  /**
   * Words of titles, names, headings and synonyms that typos may have turned into this one: they begin with the same letter, and are
   * about as long; or longer, when the word may be typed on.
   */
  wordsLike(word: string, isLast: boolean): Promise<string[]>;
  /** Terms of the text that begin with the same letter as a term. On a large site only those near it in the alphabet. */
  textTermsLike(term: string): Promise<string[]>;
  /** @param cut What cuts titles and headings of scripts without spaces. */
  page(number: number, cut?: Cut): Promise<TokenizedPage>;
}

/** A short prefix may match many files: no more than these are loaded for it. */
const MOST_FILES = 2;

/** The most letters that typos add or drop. */
const MOST_LETTERS_OFF = 2;

/** Opens the index that the loader points to. */
export async function createIndexReader(loader: Loader): Promise<IndexReader> {
  const entry = await loader.entry();
  const {numbering} = entry;
  const opened = new Map<string, Promise<Terms>>();
  const pages = new Map<number, TokenizedPage>();

  const range = async <File extends RangeFile>(part: RangePart, index: number): Promise<File> => {
    const path = `${part}/${rangeName(entry[part][index] ?? '')}`;
    const file = await loader.file<File>(path, numbering);
    // A newer build has cut the list elsewhere.
    if (file.end !== (entry[part][index + 1] ?? null))
      throw new OutdatedIndexError(`${path} is of another build.`);
    return file;
  };
  const termsIn = (part: 'names' | 'text', index: number): Promise<Terms> => {
    const key = `${part}/${index}`;
    const known = opened.get(key);
    if (known) return known;
    const loading = range<TermsFile>(part, index).then((file) => openTerms(file, entry.pageCount));
    loading.catch(() => opened.delete(key));
    opened.set(key, loading);
    return loading;
  };

  return {
    entry,
    common: new Set(entry.common),
    synonyms: new Map(Object.entries(entry.synonyms).map(([word, meant]) => [stem(wholeTerm(word)), meant])),
    groupOf: createGroupFinder(entry),
    async terms(part, beginnings) {
      const filesOf = (beginning: string) => rangesOf(entry[part], beginning).slice(0, MOST_FILES);
      const files = [...new Set(beginnings.flatMap(filesOf))];
      const loaded = await Promise.all(files.map(async (file) => [file, await termsIn(part, file)] as const));
      const byFile = new Map(loaded);
      return (beginning) =>
        filesOf(beginning).flatMap((file) => {
          const terms = byFile.get(file);
          return terms ? [terms] : [];
        });
    },
    async wordsLike(word, isLast) {
      const letter = word.charAt(0);
      const first = rangeOf(entry.words, wordKeyStart(letter, Math.max(word.length - MOST_LETTERS_OFF, 1)));
      const last = rangeOf(entry.words, `${wordKeyStart(letter, word.length + MOST_LETTERS_OFF)}\uffff`);
      const end = isLast ? Math.max(last, rangeOf(entry.words, `${letter}\uffff`)) : last;
      const count = Math.min(end - first + 1, last - first + MOST_FILES);
      const files = Array.from({length: count}, (_, index) => range<WordsFile>('words', first + index));
      return [...Object.keys(entry.synonyms), ...(await Promise.all(files)).flatMap(({words}) => words)];
    },
    async textTermsLike(term) {
      const letter = term.charAt(0);
      const own = rangeOf(entry.text, term);
      const near = rangesOf(entry.text, letter).sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
      const files = await Promise.all(near.slice(0, MOST_FILES).map((file) => termsIn('text', file)));
      return files.flatMap(({all}) => all.filter((one) => one.startsWith(letter)));
    },
    async page(number, cut) {
      const known = pages.get(number);
      if (known) return known;
      const file = await loader.file<PageFile>(`pages/${number}`, numbering);
      const page = tokenizePage(file, entry.language, cut);
      const short = [
        file.title,
        ...file.sections.flatMap(([, heading, , , names = []]) => [heading, ...names]),
      ];
      // Each query cuts them in its own way.
      if (!short.some(isUnspaced)) pages.set(number, page);
      return page;
    },
  };
}
