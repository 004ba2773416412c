import type {Loader} from './createLoader.ts';
import {type Engine, loadEngine} from './engine.ts';
import {rangeOf, rangesOf} from '../format/keyRanges.ts';
import {unpackPostings} from '../format/postings.ts';
import {
  CARDS_PER_FILE,
  type CardsFile,
  type PageFile,
  type SearchEntryFile,
  type TermsFile,
  type WordsFile,
} from '../format/SearchFiles.ts';
import {createGroupFinder, type Group} from './query/groups.ts';
import {type TokenizedCard, tokenizeCard} from './query/tokenizeCard.ts';
import type {FindEngines} from './query/scoreWords.ts';

/** The parts of one generation of the index, loaded as they are needed. */
export interface IndexReader {
  entry: SearchEntryFile;
  common: ReadonlySet<string>;
  groupOf(page: number): Group;
  /** Loads what holds terms with these beginnings, and gives what finds them. */
  terms(part: 'names' | 'text', beginnings: readonly string[]): Promise<FindEngines>;
  /** Words of titles and names that one typo may have turned into this one. */
  wordsLike(word: string): Promise<string[]>;
  card(page: number): Promise<TokenizedCard>;
  texts(page: number): Promise<string[]>;
}

/** A beginning of few letters may stand for many files: no more than these are loaded for it. */
const MOST_FILES = 2;

/** Opens the index that the loader leads to. */
export async function createIndexReader(loader: Loader): Promise<IndexReader> {
  const entry = await loader.entry();
  const {generation} = entry;
  const engines = new Map<string, Promise<Engine>>();
  const cards = new Map<number, TokenizedCard>();

  const engineOf = (path: string): Promise<Engine> => {
    const known = engines.get(path);
    if (known) return known;
    const loading = loader.file<TermsFile>(path, generation).then(({terms}) => openEngine(entry, terms));
    loading.catch(() => engines.delete(path));
    engines.set(path, loading);
    return loading;
  };
  const wordsIn = async (path: string): Promise<string[]> =>
    (await loader.file<WordsFile>(path, generation)).words;

  return {
    entry,
    common: new Set(entry.common),
    groupOf: createGroupFinder(entry),
    async terms(part, beginnings) {
      const cuts = entry[part];
      const filesOf = (beginning: string) => rangesOf(cuts, beginning).slice(0, MOST_FILES);
      const files = [...new Set(beginnings.flatMap(filesOf))];
      const opened = await Promise.all(
        files.map(async (file) => [file, await engineOf(`${part}/${file}`)] as const),
      );
      const byFile = new Map(opened);
      return (beginning) =>
        filesOf(beginning).flatMap((file) => {
          const engine = byFile.get(file);
          return engine ? [engine] : [];
        });
    },
    async wordsLike(word) {
      const {spelling, endings} = entry;
      // A typo leaves the beginning or the end of a word as it is. One file holds every word of a small site.
      const paths = [`spelling/${rangeOf(spelling, word)}`];
      if (spelling.length > 1) paths.push(`endings/${rangeOf(endings, [...word].reverse().join(''))}`);
      return (await Promise.all(paths.map(wordsIn))).flat();
    },
    async card(page) {
      const known = cards.get(page);
      if (known) return known;
      const path = `cards/${Math.floor(page / CARDS_PER_FILE)}`;
      const card = (await loader.file<CardsFile>(path, generation)).cards[page % CARDS_PER_FILE];
      if (!card) throw new Error(`The search index holds no card of page ${page}.`);
      const prepared = tokenizeCard(card);
      cards.set(page, prepared);
      return prepared;
    },
    texts: async (page) => (await loader.file<PageFile>(`pages/${page}`, generation)).texts,
  };
}

function openEngine({pageCount}: SearchEntryFile, terms: TermsFile['terms']): Engine {
  return loadEngine(
    pageCount,
    Object.entries(terms).map(([term, fields]) => [
      term,
      Object.fromEntries(fields.map(([field = 0, ...packed]) => [field, unpackPostings(packed)])),
    ]),
  );
}
