import type {IndexReader} from '../createIndexReader.ts';
import {add} from '../openTerms.ts';
import type {SearchAnswer, SearchHit, SearchRequest} from '../SearchClient.ts';
import {correctWord, SHORTEST_CORRECTED} from './correctWord.ts';
import {createHit} from './createHit.ts';
import {createMatcher} from './createMatcher.ts';
import {filterPages} from './groups.ts';
import {MOST_LETTERS, parseQuery, type QueryWord, replaceWord} from './parseQuery.ts';
import {pagesWithPhrases} from './pagesWithPhrases.ts';
import {type Phrase, phrasesOf} from './phrases.ts';
import {byScore, favour, type RankedPage, rankPages, type ScoredWord} from './rankPages.ts';
import {withoutHost} from './requestOf.ts';
import {
  beginningsOf,
  type FindTerms,
  isKnown,
  scoreMeant,
  scorePair,
  scoreWhole,
  scoreWord,
  withoutTitles,
} from './scoreWords.ts';
import {splitWords} from '../../words/splitWords.ts';
import {stem} from '../../words/stem.ts';
import {wholeTerm} from '../../words/termsOf.ts';

/** Pages of the first answer: those that come into view. The next one has all. */
const FIRST_HITS = 5;

/** Fewer letters of a compound are hardly one of its words. */
const SHORTEST_PART = 3;

/** How well a page that a synonym names answers, at least: as one with the word in its title. */
const MEANT_RELEVANCE = 1;

/**
 * Answers a request from titles, headings and names, and then with the text of the pages. When the reader has typed on,
 * it ends early and shows nothing more.
 */
export async function answerQuery(
  index: IndexReader,
  written: SearchRequest,
  show: (answer: SearchAnswer) => void,
): Promise<void> {
  const request = {...written, query: withoutHost(written.query)};
  const {query, signal} = request;
  const parsed = parseQuery(query, index.common, index.synonyms, index.entry.language);
  if (parsed.length === 0) {
    show({query: written.query, hits: [], total: 0, kinds: [], products: [], complete: true});
    return;
  }
  const names = await index.terms('names', lookedUp(query, parsed, parsed));
  if (signal.aborted) return;
  const typed = parsed.map((word) => withoutTitles(word, names));
  const all = await Promise.all(typed.map((word) => correct(index, word, names)));
  const correctedNames = await index.terms('names', lookedUp(query, typed, all));
  const corrected = all.map((word, i) => (word === typed[i] ? word : withoutTitles(word, correctedNames)));
  const phrases = phrasesOf(query.slice(0, MOST_LETTERS));
  // Only the text tells which of them contain a phrase.
  if (phrases.length === 0) {
    const first = await createAnswer(index, request, {typed, words: corrected, phrases}, [correctedNames]);
    if (signal.aborted) return;
    show({...first, query: written.query});
  }

  const text = await index.terms('text', [...typed, ...corrected].flatMap(beginningsOf));
  if (signal.aborted) return;
  // A word of the text was not a typo.
  const meant = corrected.map((word, i) => {
    const original = typed[i] ?? word;
    return word !== original && isKnown(original, text) ? original : word;
  });
  const answer = await createAnswer(index, request, {typed, words: meant, phrases}, [correctedNames, text]);
  if (!signal.aborted) show({...answer, query: written.query});
}

/** Beginnings of the terms that are looked up among titles and names: words, neighbors joined, and all of them joined. */
function lookedUp(query: string, typed: readonly QueryWord[], words: readonly QueryWord[]): string[] {
  const meant = words.flatMap((word) => word.meant.map(({whole}) => whole));
  return [...words.flatMap(beginningsOf), ...meant, ...joinedPairs(words), wholeOf(query, typed, words)];
}

function joinedPairs(words: readonly QueryWord[]): string[] {
  return words.slice(1).map(({whole}, i) => stem(`${words[i]?.whole ?? ''}${whole}`));
}

/** The whole query as one term, with the words that say little, and with corrections. */
function wholeOf(query: string, typed: readonly QueryWord[], words: readonly QueryWord[]): string {
  const text = typed.reduce(
    (result, word, i) => result.replace(word.text, () => words[i]?.text ?? word.text),
    query.slice(0, MOST_LETTERS),
  );
  return wholeTerm(text);
}

/** The word that a misspelled one was meant to be; a word that is known, or like no other, stays as it is. */
async function correct(index: IndexReader, word: QueryWord, names: FindTerms): Promise<QueryWord> {
  const {whole, isRequired, isQuoted, isLast} = word;
  if (!isRequired || isQuoted || whole.length < SHORTEST_CORRECTED) return word;
  if (isKnown(word, names) || scoreWhole(whole, isLast, names).size > 0) return word;
  const similar = correctWord(whole, await index.wordsLike(whole, isLast), isLast);
  if (similar !== undefined) return replaceWord(word, similar, index.synonyms);
  const [{parts = []} = {}] = splitWords(word.text);
  const corrected = await Promise.all(
    parts.map(async ({text}, i) => {
      const isTyped = isLast && i === parts.length - 1;
      return (await correctPart(index, text, isTyped)) ?? text;
    }),
  );
  const isSame = parts.every(({text}, i) => text === corrected[i]);
  const meant = isSame ? await splitCompound(index, whole) : corrected.join('-');
  return meant === undefined ? word : replaceWord(word, meant, index.synonyms);
}

/** The two known words that are written as one, which is common in Korean and German; undefined if there are none. */
async function splitCompound(index: IndexReader, whole: string): Promise<string | undefined> {
  for (let end = whole.length - SHORTEST_PART; end >= SHORTEST_PART; end--) {
    const words = [whole.slice(0, end), whole.slice(end)];
    if (await isEachKnown(index, words.map(stem))) return words.join(' ').normalize('NFC');
  }
  return undefined;
}

/** Whether titles and names have each of the terms; the files for the later ones are loaded only if needed. */
async function isEachKnown(index: IndexReader, terms: readonly string[]): Promise<boolean> {
  for (const term of terms) if (scorePair(term, await index.terms('names', [term])).size === 0) return false;
  return true;
}

/** A part of a name such as `getting-startd`; undefined when it is a known word, be it in the text only, or like none. */
async function correctPart(index: IndexReader, part: string, isTyped: boolean): Promise<string | undefined> {
  if (part.length < SHORTEST_CORRECTED) return undefined;
  const words = await index.wordsLike(part, isTyped);
  const similar = words.some((word) => wholeTerm(word) === part)
    ? undefined
    : correctWord(part, words, isTyped);
  if (similar === undefined) return undefined;
  const term = stem(part);
  return scorePair(term, await index.terms('text', [term])).size > 0 ? undefined : similar;
}

/** Where terms are looked up: among titles and names, and in the text once it is loaded. */
type Parts = [names: FindTerms, text?: FindTerms];

interface ParsedQuery {
  typed: readonly QueryWord[];
  /** The same words with typos corrected. */
  words: readonly QueryWord[];
  phrases: readonly Phrase[];
}

async function createAnswer(
  index: IndexReader,
  {query, kind, product, near, limit, signal}: SearchRequest,
  {typed, words, phrases}: ParsedQuery,
  parts: Parts,
): Promise<Omit<SearchAnswer, 'query'>> {
  const [, text] = parts;
  const {scored, meant, ranked} = rankAll(index, {query, near}, typed, words, parts);
  const exact = phrases.length > 0 ? await pagesWithPhrases(index, ranked, phrases, signal) : ranked;
  const isPhraseMissing = exact.length === 0 && ranked.length > 0;
  const {pages, kinds, products} = filterPages(isPhraseMissing ? ranked : exact, index.groupOf, {
    ...(kind && {kind}),
    ...(product !== undefined && {product}),
  });
  const matcher = createMatcher(
    {query, words, phrases},
    scored.map(({scores}) => scores.size),
    index.entry.pageCount,
  );
  const createHits = async (wanted: readonly number[]): Promise<Found[]> =>
    Promise.all(
      wanted.map(async (page) => {
        const file = await index.page(page);
        return {page, twin: file.twin, ...createHit(file, index.groupOf(page), matcher, headingOf(words))};
      }),
    );
  const hits = await firstHits(pages, meant, text ? limit : Math.min(limit, FIRST_HITS), createHits);
  const corrections = scored
    .filter(({isGuess, scores}) => isGuess && ranked.some(({page}) => scores.has(page)))
    .map(({word}) => word.text);
  return {
    hits,
    total: pages.length,
    kinds,
    products,
    complete: text !== undefined,
    ...(corrections.length > 0 && {correctedTo: corrections.join(' ')}),
    ...(isPhraseMissing && {isPhraseMissing}),
  };
}

/** All pages that have the words, the best first, and the pages that have each word. */
function rankAll(
  index: IndexReader,
  {query, near}: Pick<SearchRequest, 'query' | 'near'>,
  typed: readonly QueryWord[],
  words: readonly QueryWord[],
  [names, text]: Parts,
): {scored: ScoredWord[]; meant: ReadonlySet<number>; ranked: RankedPage[]} {
  const findTerms: FindTerms = (beginning) => [...names(beginning), ...(text?.(beginning) ?? [])];
  const scored = words.map((word, i) => ({
    word,
    scores: scoreWord(word, findTerms),
    isGuess: word !== typed[i],
  }));
  joinedPairs(words).forEach((joined, i) => {
    for (const [page, score] of scorePair(joined, names)) {
      for (const {scores} of scored.slice(i, i + 2)) add(scores, page, score);
    }
  });
  const meant = new Set<number>();
  for (const {word, scores} of scored) {
    for (const [page, score] of scoreMeant(word, names)) {
      add(scores, page, score / words.length);
      meant.add(page);
    }
  }
  const whole = scoreWhole(wholeOf(query, typed, words), words.at(-1)?.isLast ?? false, names);
  const isNear = (page: number): boolean => near !== undefined && index.groupOf(page).product === near;
  return {scored, meant, ranked: favour(rankPages(scored, whole), isNear)};
}

/** The telling words of a query, as headings are compared with them. */
function headingOf(words: readonly QueryWord[]): string {
  return words.flatMap(({text}) => splitWords(text).map(({whole}) => stem(whole))).join(' ');
}

interface Found {
  page: number;
  twin: number | undefined;
  hit: SearchHit;
  relevance: number;
  form: number;
  isUnderHeading: boolean;
}

/**
 * The first pages, in the order of how well the places that are shown of them answer; the API page and the model page of
 * an entity are next to each other, and first comes the one with a heading that has the whole query, such as "create a user".
 */
async function firstHits(
  pages: readonly RankedPage[],
  meant: ReadonlySet<number>,
  limit: number,
  createHits: (pages: readonly number[]) => Promise<Found[]>,
): Promise<SearchHit[]> {
  const first = pages.slice(0, limit);
  const found = new Map((await createHits(first.map(({page}) => page))).map((one) => [one.page, one]));
  const relevanceOf = (page: number): number =>
    Math.max(found.get(page)?.relevance ?? 0, meant.has(page) ? MEANT_RELEVANCE : 0);
  const ordered = first
    .map(({page, score}) => ({page, score: score * (0.5 + relevanceOf(page)) * (found.get(page)?.form ?? 1)}))
    .sort(byScore);
  const all = new Set(pages.map(({page}) => page));
  const shown = new Set<number>();
  for (const {page} of ordered) {
    const one = found.get(page);
    const twin = one?.twin !== undefined && all.has(one.twin) ? [one.twin] : [];
    const isTwinFirst = !one?.isUnderHeading && twin.some((other) => found.get(other)?.isUnderHeading);
    for (const each of isTwinFirst ? [...twin, page] : [page, ...twin]) shown.add(each);
  }
  const wanted = [...shown].slice(0, limit);
  for (const one of await createHits(wanted.filter((page) => !found.has(page)))) found.set(one.page, one);
  return wanted.flatMap((page) => found.get(page)?.hit ?? []);
}
