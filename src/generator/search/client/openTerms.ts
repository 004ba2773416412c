import {ALIAS, FIELD_BOOSTS, FIELDS, WHOLE} from '../format/fields.ts';
import {pageOf, unpackPostings, weightOf} from '../format/postings.ts';
import type {TermsFile} from '../format/SearchFiles.ts';

/** Score by page. */
export type Scores = Map<number, number>;

/** The terms of one file of the index; recent lookups are cached. */
export interface Terms {
  /** All of them, sorted. */
  all: readonly string[];
  /** On how many pages a term is a word, not only a title or a name as a whole. */
  countOf(term: string): number;
  /** Whether a word begins with a term. */
  hasBeginning(term: string): boolean;
  /** Pages that contain a term, and those where a word begins with it, which counts less. */
  scoreTerm(term: string, isPrefix: boolean): Scores;
  /**
   * Pages whose title or name is the term as a whole; the exact title comes before everything else.
   *
   * @param typed Words that the term is made of while it is being typed, so that titles that begin with it count as
   *   well, several words more than one; 0 once it is finished.
   */
  scoreWhole(term: string, typed: number): Scores;
}

/** BM25 with a lower bound (BM25+); the length of a text is part of the weights already. */
const SATURATION = 1.2;
const LOWER_BOUND = 0.5;

/** Weight of a word that only begins with the term, and the penalty for each further letter. */
const PREFIX_WEIGHT = 0.3;
const LETTER_MORE = 0.3;

const EXACT_TITLE = 1000;
const EXACT_NAME = 300;
const BEGINNING = 10;
const BEGINNING_OF_WORDS = 60;

/** Answers kept in memory; further typing repeats the earlier words. */
const MOST_KEPT = 50;

const BOOSTS = FIELDS.map((field) => FIELD_BOOSTS[field]);

/** @param pageCount Pages of the whole index: a term on few of them is more specific. */
export function openTerms(file: TermsFile, pageCount: number): Terms {
  const terms = new Map(Object.entries(file.terms));
  const sorted = [...terms.keys()].sort();

  /** The terms that begin with one, from the shortest, which is the term itself when there is one. */
  function* beginningWith(beginning: string): Generator<string> {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    for (let i = low; sorted[i]?.startsWith(beginning); i++) yield sorted[i] ?? '';
  }

  /** Adds the score of a term to each of its pages, but for those that are left out. */
  const addTerm = (scores: Scores, term: string, factor: number, without?: ReadonlySet<number>): void => {
    for (const [field, ...packed] of terms.get(term) ?? []) {
      const rarity = Math.log(1 + (Math.max(pageCount - packed.length, 0) + 0.5) / (packed.length + 0.5));
      for (const value of unpackPostings(packed)) {
        const page = pageOf(value);
        if (without?.has(page)) continue;
        const weight = weightOf(value);
        const often = LOWER_BOUND + (weight * (SATURATION + 1)) / (weight + SATURATION);
        add(scores, page, factor * (BOOSTS[field] ?? 1) * rarity * often);
      }
    }
  };

  const countOf = (term: string): number => {
    const words = (terms.get(term) ?? []).filter(([field]) => field !== WHOLE && field !== ALIAS);
    return Math.max(0, ...words.map(({length}) => length - 1));
  };

  return {
    all: sorted,
    countOf,
    hasBeginning(term) {
      for (const longer of beginningWith(term)) if (countOf(longer) > 0) return true;
      return false;
    },
    scoreTerm: remember((term, isPrefix) => {
      const scores: Scores = new Map();
      addTerm(scores, term, 1);
      if (!isPrefix) return scores;
      // On pages with the term itself, words that begin with it add nothing; on others, the best of them counts: a name
      // such as `ProductFeature` begins like its first part, and is no better an answer to "prod" than `Product`.
      const exact = new Set(scores.keys());
      for (const longer of beginningWith(term)) {
        if (longer === term) continue;
        const share = longer.length / (longer.length + LETTER_MORE * (longer.length - term.length));
        const own: Scores = new Map();
        addTerm(own, longer, PREFIX_WEIGHT * share, exact);
        for (const [page, score] of own) scores.set(page, Math.max(scores.get(page) ?? 0, score));
      }
      return scores;
    }),
    scoreWhole: remember((term, typed) => {
      const scores: Scores = new Map();
      const beginning = typed > 1 ? BEGINNING_OF_WORDS : BEGINNING;
      for (const found of typed > 0 ? beginningWith(term) : [term]) {
        for (const [field, ...packed] of terms.get(found) ?? []) {
          if (field !== WHOLE && field !== ALIAS) continue;
          const exact = field === WHOLE ? EXACT_TITLE : EXACT_NAME;
          const score = found === term ? exact : (beginning * term.length) / found.length;
          for (const value of unpackPostings(packed)) {
            const page = pageOf(value);
            scores.set(page, Math.max(scores.get(page) ?? 0, score));
          }
        }
      }
      return scores;
    }),
  };
}

export function add(scores: Scores, page: number, score: number): void {
  scores.set(page, (scores.get(page) ?? 0) + score);
}

function remember<Mode>(score: (term: string, mode: Mode) => Scores): (term: string, mode: Mode) => Scores {
  const kept = new Map<string, Scores>();
  return (term, mode) => {
    const key = `${String(mode)} ${term}`;
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const scores = score(term, mode);
    kept.set(key, scores);
    return scores;
  };
}
