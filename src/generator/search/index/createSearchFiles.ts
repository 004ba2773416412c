import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {splitIntoRanges, rangeOf} from '../format/keyRanges.ts';
import {
  type Card,
  CARDS_PER_FILE,
  type CardsFile,
  type PageFile,
  type SearchEntryFile,
  type WordsFile,
} from '../format/SearchFiles.ts';
import {wholeTerm} from '../words/termsOf.ts';
import {indexPages, type TermFields} from './indexPages.ts';
import type {IndexedPage} from './IndexedPage.ts';
import {spellingWords} from './spellingWords.ts';
import {groupPages, sortPages} from './sortPages.ts';

/** Characters in one file of the index, before compression. */
const MOST_NAMES = 12_000;
const MOST_TEXT = 40_000;
const MOST_WORDS = 8_000;

export interface SearchFile {
  /** Path below the folder of the index. */
  path: string;
  text: string;
}

/**
 * Makes all files of the index. The same pages make the same bytes.
 *
 * @param synonyms What is searched instead of an old word, see `search.synonyms` of the configuration.
 * @param hash Hash of a value, for the name of the generation.
 */
export function createSearchFiles(
  pages: readonly IndexedPage[],
  synonyms: Readonly<Record<string, string>>,
  hash: (value: unknown) => string,
): SearchFile[] {
  const sorted = sortPages(pages);
  const index = indexPages(sorted);
  const names = cutTerms(index.names, MOST_NAMES);
  const text = cutTerms(index.text, MOST_TEXT);
  const words = spellingWords(sorted);
  const spelling = cutWords(words, MOST_WORDS, (term) => term);
  const endings = cutWords(words, MOST_WORDS, reversed);
  const layout = {
    pageCount: sorted.length,
    groups: groupPages(sorted),
    names: names.cuts,
    text: text.cuts,
    spelling: spelling.cuts,
    endings: endings.cuts,
    common: index.common,
  };
  const generation = hash([layout, sorted.map(({path}) => path)]).slice(0, 12);
  const terms = Object.fromEntries(Object.entries(synonyms).map(([word, meant]) => [wholeTerm(word), meant]));
  const json = (path: string, value: object) => ({path: `${path}.json`, text: JSON.stringify(value)});
  const termsFile = (body: string) => `{"generation":"${generation}","terms":{${body}}}`;
  const cards = cardsOf(sorted);
  return [
    json('index', {generation, ...layout, synonyms: terms} satisfies SearchEntryFile),
    ...names.bodies.map((body, i) => ({path: `names/${i}.json`, text: termsFile(body)})),
    ...text.bodies.map((body, i) => ({path: `text/${i}.json`, text: termsFile(body)})),
    ...spelling.files.map((file, i) => json(`spelling/${i}`, {generation, words: file} satisfies WordsFile)),
    ...endings.files.map((file, i) => json(`endings/${i}`, {generation, words: file} satisfies WordsFile)),
    ...Array.from({length: Math.ceil(cards.length / CARDS_PER_FILE)}, (_, i) => {
      const part = cards.slice(i * CARDS_PER_FILE, (i + 1) * CARDS_PER_FILE);
      return json(`cards/${i}`, {generation, cards: part} satisfies CardsFile);
    }),
    ...sorted.map(({sections, description = ''}, i) => {
      const texts = sections.map((section) => section.text);
      // The beginning of a page without a text of its own is what it says about itself.
      if (texts[0] === '') texts[0] = description;
      return json(`pages/${i}`, {generation, texts} satisfies PageFile);
    }),
  ];
}

function cutTerms(terms: Map<string, TermFields>, most: number): {cuts: string[]; bodies: string[]} {
  const entries = [...terms].map(([key, fields]) => ({
    key,
    entry: `${JSON.stringify(key)}:${JSON.stringify(fields)}`,
  }));
  const cuts = splitIntoRanges(
    entries.map(({key}) => key),
    entries.map(({entry}) => entry.length),
    most,
  );
  const bodies: string[][] = cuts.map(() => []);
  for (const {key, entry} of entries) memberOf(bodies, cuts, key).push(entry);
  return {cuts, bodies: bodies.map((body) => body.join(','))};
}

function cutWords(
  words: string[],
  most: number,
  keyOf: (term: string) => string,
): {cuts: string[]; files: string[][]} {
  const byKey = new Map(words.map((word) => [keyOf(wholeTerm(word)), word]));
  const entries = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
  const cuts = splitIntoRanges(
    entries.map(([key]) => key),
    entries.map(([{length}]) => length + 3),
    most,
  );
  const files: string[][] = cuts.map(() => []);
  for (const [key, word] of entries) memberOf(files, cuts, key).push(word);
  return {cuts, files};
}

/** The list of the range that a key falls into. */
function memberOf(lists: string[][], cuts: readonly string[], key: string): string[] {
  return expectDefined(lists[rangeOf(cuts, key)], 'the range of a key');
}

/** A word from its end to its beginning. */
function reversed(word: string): string {
  return [...word].reverse().join('');
}

function cardsOf(pages: IndexedPage[]): Card[] {
  const byEntity = new Map<string, number[]>();
  for (const [index, {entity}] of pages.entries()) {
    if (entity !== undefined) byEntity.set(entity, [...(byEntity.get(entity) ?? []), index]);
  }
  return pages.map(({path, title, entity, sections}, index) => {
    const twin = entity === undefined ? undefined : byEntity.get(entity)?.find((other) => other !== index);
    return {
      path,
      title,
      ...(twin !== undefined && {twin}),
      sections: sections.map(({id, heading, level, names}) =>
        names && names.length > 0 ? [id, heading, level, names] : [id, heading, level],
      ),
    };
  });
}
