import type {QueryWord} from './parseQuery.ts';
import {add, type Scores} from '../openTerms.ts';

/** With so many words, a page that lacks one of them is an answer too. */
const MANY_WORDS = 3;

/** With fewer pages that have all words, those that lack one are answers too. */
const FEW_PAGES = 5;

/** Bonus for a page near the reader: enough among pages with the same name, too little to beat a better answer. */
const NEARBY = 1.25;

/** How much the score of a word counts that is searched instead of a misspelled one: it may not be what was meant. */
const GUESS = 0.5;

export interface RankedPage {
  page: number;
  score: number;
}

/** A word of the query with the pages that contain it. */
export interface ScoredWord {
  word: QueryWord;
  scores: Scores;
}

/**
 * Returns the ranked pages: those with all words, or, when there are none, those with most of them; and those that lack
 * one word more if the words are many, or the pages few and none has the query as its title. Next to words that are known,
 * a guess alone makes no answer.
 *
 * @param words Required words and others, with the pages that contain each.
 * @param whole Pages whose title or name is the query.
 */
export function rankPages(words: ScoredWord[], whole: Scores): RankedPage[] {
  const matched = new Map<number, number>();
  const total: Scores = new Map(whole);
  const wanted = words.filter(({word, scores}) => word.isRequired && scores.size > 0);
  // When no page has any of the required words, the others are all there is to go by.
  const required = wanted.length > 0 ? words.filter(({word}) => word.isRequired) : words;
  for (const {word, scores} of words) {
    for (const [page, score] of scores) add(total, page, word.isGuess ? score * GUESS : score);
  }
  for (const {scores} of required) {
    for (const page of scores.keys()) matched.set(page, (matched.get(page) ?? 0) + 1);
  }
  for (const page of whole.keys()) matched.set(page, required.length);
  const most = Math.max(0, ...matched.values());
  const complete = [...matched.values()].filter((count) => count === most).length;
  const isAnswered = whole.size > 0 || complete >= FEW_PAGES;
  const isLenient = most > 1 && (!isAnswered || (most === required.length && most >= MANY_WORDS));
  const least = isLenient ? most - 1 : most;
  const known = wanted.filter(({word}) => !word.isGuess);
  const isKnown = (page: number): boolean =>
    known.length === 0 || whole.has(page) || known.some(({scores}) => scores.has(page));
  return [...matched]
    .filter(([page, count]) => count >= least && isKnown(page))
    .map(([page, count]) => ({page, score: (total.get(page) ?? 0) * (count / Math.max(most, 1)) ** 3}))
    .sort(byScore);
}

/** The same pages, with those that are near the reader before others that answer about as well. */
export function favour(pages: RankedPage[], isNear: (page: number) => boolean): RankedPage[] {
  return pages.map(({page, score}) => ({page, score: isNear(page) ? score * NEARBY : score})).sort(byScore);
}

/** The better page first; of two that are as good, the one with the lower number. */
export function byScore(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || a.page - b.page;
}
