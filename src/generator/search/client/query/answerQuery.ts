import type {IndexReader} from '../createIndexReader.ts';
import {add} from '../openTerms.ts';
import type {SearchAnswer, SearchHit, SearchRequest} from '../SearchClient.ts';
import {applyCorrections, correctToText, correctWords, isTypo} from './correctWords.ts';
import {createHit} from './createHit.ts';
import {createMatcher} from './createMatcher.ts';
import {createPageCut} from './createPageCut.ts';
import {createQueryCuts} from './createQueryCuts.ts';
import {filterPages} from './groups.ts';
import {MOST_LETTERS, parseQuery, type QueryText, type QueryWord} from './parseQuery.ts';
import {pagesWithPhrases} from './pagesWithPhrases.ts';
import {type Phrase, phrasesOf} from './phrases.ts';
import {byScore, favour, type RankedPage, rankPages, type ScoredWord} from './rankPages.ts';
import {withoutHost} from './requestOf.ts';
import {
  asJoined,
  beginningsOf,
  type FindTerms,
  scoreMeant,
  scorePair,
  scoreParts,
  scoreWhole,
  scoreWord,
  withoutTitles,
} from './scoreWords.ts';
import type {Cut} from '../../words/segmentWords.ts';
import {splitWords} from '../../words/splitWords.ts';
import {stem} from '../../words/stem.ts';
import {wholeTerm} from '../../words/termsOf.ts';

/** Pages of the first answer: those that come into view. The next one has all. */
const FIRST_HITS = 5;

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
  const {signal} = request;
  const query = request.query.slice(0, MOST_LETTERS);
  const typed = await readQuery(index, {text: query, guesses: []});
  if (typed.words.length === 0) {
    show({query: written.query, hits: [], total: 0, kinds: [], products: [], complete: true});
    return;
  }
  if (signal.aborted) return;
  const corrections = await correctWords(index, query, typed);
  const corrected = await readQuery(index, applyCorrections(query, corrections));
  if (signal.aborted) return;
  const phrases = phrasesOf(query);
  // Only the text tells which of them contain a phrase.
  if (phrases.length === 0) {
    const first = await createAnswer(index, request, corrected, phrases);
    if (signal.aborted) return;
    show({...first, query: written.query});
  }

  const text = await readText(index, [...typed.words, ...corrected.words]);
  if (signal.aborted) return;
  // A word of the text was not a typo.
  const typos = corrections.filter((correction) => isTypo(correction, text));
  const names = typed.names;
  const all = await correctToText(
    index,
    typed.words,
    (beginning) => [...names(beginning), ...text(beginning)],
    typos,
  );
  const meant = await readQuery(index, applyCorrections(query, all));
  const meantText = all.some((one) => !typos.includes(one)) ? await readText(index, meant.words) : text;
  if (signal.aborted) return;
  const answer = await createAnswer(index, request, meant, phrases, meantText);
  if (!signal.aborted) show({...answer, query: written.query});
}

/** The lookup of words in the text. */
function readText(index: IndexReader, words: readonly QueryWord[]): Promise<FindTerms> {
  return index.terms(
    'text',
    words.flatMap((word) => [...beginningsOf(word), ...word.joined]),
  );
}

/** A query with what the titles and names of the index have of it. */
interface ReadQuery {
  /** All of it as one term, with the words that say little. */
  whole: string;
  words: QueryWord[];
  names: FindTerms;
}

async function readQuery(index: IndexReader, query: QueryText): Promise<ReadQuery> {
  const {common, synonyms, entry} = index;
  const cuts = await createQueryCuts(index, query.text);
  const words = parseQuery(query, {common, synonyms, language: entry.language, cuts});
  const whole = wholeTerm(query.text);
  const names = await index.terms('names', words.length > 0 ? [...lookedUp(words), whole] : []);
  return {whole, words: words.map((word) => withoutTitles(word, names)), names};
}

/** Beginnings of the terms that are looked up among titles and names: words, and neighbors joined. */
function lookedUp(words: readonly QueryWord[]): string[] {
  const meant = words.flatMap((word) => word.meant.map(({whole}) => whole));
  return [...words.flatMap(beginningsOf), ...meant, ...joinedPairs(words)];
}

function joinedPairs(words: readonly QueryWord[]): string[] {
  return words.slice(1).map(({whole}, i) => stem(`${words[i]?.whole ?? ''}${whole}`));
}

/** @param text Where terms are looked up in the text, once it is loaded. */
async function createAnswer(
  index: IndexReader,
  {query, kind, product, near, limit, signal}: SearchRequest,
  read: ReadQuery,
  phrases: readonly Phrase[],
  text?: FindTerms,
): Promise<Omit<SearchAnswer, 'query'>> {
  const {scored, meant, ranked} = rankAll(read, text);
  const words = scored.map(({word}) => word);
  const isNear = (page: number): boolean => near !== undefined && index.groupOf(page).product === near;
  const all = favour(ranked, isNear);
  const exact = phrases.length > 0 ? await pagesWithPhrases(index, all, phrases, signal) : all;
  const isPhraseMissing = exact.length === 0 && all.length > 0;
  const {pages, kinds, products} = filterPages(isPhraseMissing ? all : exact, index.groupOf, {
    ...(kind && {kind}),
    ...(product !== undefined && {product}),
  });
  const cut = createPageCut(words);
  const matcher = createMatcher(
    {query, words, phrases, cut},
    scored.map(({scores}) => scores.size),
    index.entry.pageCount,
  );
  const heading = headingOf(words, cut);
  const createHits = async (wanted: readonly number[]): Promise<Found[]> =>
    Promise.all(
      wanted.map(async (page) => {
        const file = await index.page(page, cut);
        return {page, twin: file.twin, ...createHit(file, index.groupOf(page), matcher, heading)};
      }),
    );
  const hits = await firstHits(pages, meant, text ? limit : Math.min(limit, FIRST_HITS), createHits);
  const corrections = scored
    .filter(({word, scores}) => word.isGuess && ranked.some(({page}) => scores.has(page)))
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
  {whole, words, names}: ReadQuery,
  text?: FindTerms,
): {scored: ScoredWord[]; meant: ReadonlySet<number>; ranked: RankedPage[]} {
  const findTerms: FindTerms = (beginning) => [...names(beginning), ...(text?.(beginning) ?? [])];
  const scored = words
    .map((word) => asJoined(word, findTerms))
    .map((word) => {
      const scores = scoreWord(word, findTerms);
      // Before the text is known, a name may still be in it.
      return {word, scores: scores.size === 0 && text ? scoreParts(word, findTerms) : scores};
    });
  joinedPairs(words).forEach((joined, i) => {
    for (const [page, score] of scorePair(joined, names, words[i + 1]?.isLast)) {
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
  const named = scoreWhole(whole, words.at(-1)?.isLast ? words.length : 0, names);
  return {scored, meant, ranked: rankPages(scored, named)};
}

/** The telling words of a query, as headings are compared with them. */
function headingOf(words: readonly QueryWord[], cut: Cut): string {
  return words.flatMap(({text}) => splitWords(text, cut).map(({whole}) => stem(whole))).join(' ');
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
