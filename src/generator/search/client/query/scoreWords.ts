import {add, type Scores, type Terms} from '../openTerms.ts';
import {stemOfBeginning} from '../../words/stem.ts';
import type {QueryWord} from './parseQuery.ts';

/** Where terms are looked up; the files that hold them have been loaded. */
export type FindTerms = (beginning: string) => Terms[];

/** Shorter prefixes match too many words, save when they are being typed. */
const SHORTEST_PREFIX = 4;

/** How much the parts of a name count that are on a page compared with the name itself, which is there as one word. */
const PARTS = 0.1;

/** The score of a page whose title is a synonym: higher than that of a page with the word in its title. */
const MEANT = 170;

/** An unfinished word also matches this prefix of the term. */
export function beginningsOf(word: QueryWord): string[] {
  const terms = word.alternatives.flat();
  return word.isLast ? [...new Set([...terms, ...terms.map(stemOfBeginning)])] : terms;
}

/** Pages that contain a word, in any of its alternatives. */
export function scoreWord(word: QueryWord, findTerms: FindTerms): Scores {
  const scores: Scores = new Map();
  for (const terms of word.alternatives) {
    // The words of a synonym count as much as if they were typed.
    const isName = !word.meant.some((meaning) => meaning.terms === terms) && terms.length > 1;
    const weight = (isName ? PARTS : 1) / terms.length;
    const found = terms.map((term, index) => {
      const isTyped = word.isLast && index === terms.length - 1 && isBeginning(term, word.whole);
      const hits = scoreTerm(term, isTyped, findTerms);
      return hits.size > 0 || !isTyped ? hits : scoreTerm(stemOfBeginning(term), isTyped, findTerms);
    });
    for (const [page, score] of intersect(found)) add(scores, page, score * weight);
  }
  return scores;
}

/** Pages that contain some parts of a name, for one that no page has: "self-hosted". */
export function scoreParts(word: QueryWord, findTerms: FindTerms): Scores {
  const parts = word.alternatives.find(
    (terms) => terms.length > 1 && !word.meant.some((meaning) => meaning.terms === terms),
  );
  const found = (parts ?? []).map((term) => scoreTerm(term, false, findTerms));
  return new Map([...sum(found)].map(([page, score]) => [page, score * PARTS]));
}

/** Whether a term may be typed on. "logging" has its ending: unlike its stem, it does not begin "login". */
function isBeginning(term: string, whole: string): boolean {
  return whole.endsWith(term) || whole.length - term.length < 2;
}

/**
 * Whether the index contains a word as typed, or words that begin with it. Matching the stem is not enough: the stem of a typo
 * can begin another word.
 */
export function isKnown(word: QueryWord, findTerms: FindTerms): boolean {
  const [own = [], ...others] = word.alternatives;
  const [term, ...rest] = own;
  if (term === undefined || rest.length > 0)
    return scoreWord(word, findTerms).size > 0 || scoreMeant(word, findTerms).size > 0;
  const has = (one: string, isPrefix: boolean): boolean =>
    findTerms(one).some((terms) => terms.scoreTerm(one, isPrefix).size > 0);
  return (
    has(term, false) ||
    has(word.whole, word.isLast || word.whole.length >= SHORTEST_PREFIX) ||
    (word.isLast && isBeginning(term, word.whole) && has(stemOfBeginning(term), false)) ||
    scoreWord({...word, alternatives: others}, findTerms).size > 0 ||
    scoreMeant(word, findTerms).size > 0
  );
}

/** The word as one with its neighbors if there are pages that write it so: "one to many" asks for `OneToMany`, not for "one". */
export function asJoined(word: QueryWord, findTerms: FindTerms): QueryWord {
  const known = word.joined.filter((term) => scorePair(term, findTerms).size > 0);
  return known.length > 0 ? {...word, alternatives: known.map((term) => [term])} : word;
}

/** Pages whose title or name a synonym of the word is. */
export function scoreMeant({meant}: QueryWord, findTerms: FindTerms): Scores {
  const pages = meant.flatMap(({whole}) => [...scoreWhole(whole, 0, findTerms).keys()]);
  return new Map(pages.map((page) => [page, MEANT]));
}

/**
 * The word without the words of a synonym that is a title: the page with this title is meant, not each one that has "API"
 * and "reference" somewhere.
 */
export function withoutTitles(word: QueryWord, findTerms: FindTerms): QueryWord {
  const titles = word.meant.filter(
    ({whole, terms}) => terms.length > 1 && scoreWhole(whole, 0, findTerms).size > 0,
  );
  if (titles.length === 0) return word;
  const alternatives = word.alternatives.filter((terms) => titles.every((title) => title.terms !== terms));
  return {...word, alternatives};
}

/** Pages that contain a term, as a word or as the beginning of one. */
function scoreTerm(term: string, isTyped: boolean, findTerms: FindTerms): Scores {
  const isPrefix = isTyped || term.length >= SHORTEST_PREFIX;
  return sum(findTerms(term).map((terms) => terms.scoreTerm(term, isPrefix)));
}

/** Pages whose title or name is the whole query, or begins with it if it is being typed: see `Terms.scoreWhole`. */
export function scoreWhole(whole: string, typed: number, findTerms: FindTerms): Scores {
  if (whole === '') return new Map();
  return sum(findTerms(whole).map((terms) => terms.scoreWhole(whole, typed)));
}

/** Pages that contain two neighboring words as one, or as the beginning of one when the second word is being typed. */
export function scorePair(joined: string, findTerms: FindTerms, isTyped = false): Scores {
  return sum(findTerms(joined).map((terms) => terms.scoreTerm(joined, isTyped)));
}

function sum(all: Scores[]): Scores {
  const scores: Scores = new Map(all[0]);
  for (const other of all.slice(1)) for (const [page, score] of other) add(scores, page, score);
  return scores;
}

function intersect(all: Scores[]): Scores {
  const [first = new Map<number, number>(), ...rest] = all;
  if (rest.length === 0) return first;
  const scores: Scores = new Map();
  for (const [page, score] of first) {
    if (rest.every((other) => other.has(page))) {
      scores.set(
        page,
        rest.reduce((sum, other) => sum + (other.get(page) ?? 0), score),
      );
    }
  }
  return scores;
}
