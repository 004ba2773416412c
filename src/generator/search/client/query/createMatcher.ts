import type {MarkedText} from '../SearchClient.ts';
import {type Cut, isUnspaced} from '../../words/segmentWords.ts';
import {foldLetters} from '../../words/foldText.ts';
import {splitWords, type Word} from '../../words/splitWords.ts';
import {singular, stem, stemOfBeginning} from '../../words/stem.ts';
import type {TermWord} from '../../words/termWords.ts';
import {beginningsOf} from './scoreWords.ts';
import type {QueryWord} from './parseQuery.ts';
import {type Phrase, placeOf} from './phrases.ts';
import {isRequest, requestOf} from './requestOf.ts';

/** Where a word of the query is in a text. */
export interface MatchPlace {
  /** Number of the word. */
  word: number;
  /** The form of the word, or of a part of it, that is there. */
  term: string;
  index: number;
}

/** How a short text matches a word of the query. */
export interface WordMatch {
  /** 1 for the word itself; less where it is a part or the beginning of a word, and where parts of a name are missing. */
  score: number;
  /** How many of a name's parts are there, from 0 to 1; 1 for any other word. */
  share: number;
}

/** Finds the words of a query in a text of a page. */
export interface Matcher {
  /** How specific each word of the query is, from 0 to 1; together 1. */
  weights: readonly number[];
  /** The query's words that are in a short text, such as a heading, by number. */
  wordsIn(words: readonly TermWord[]): Map<number, WordMatch>;
  /** Whether the query has each word of a short text. */
  hasAll(words: readonly TermWord[]): boolean;
  /**
   * 1 for a page that has the words in the form in which they were typed, with the sign of a name in code such as `$ref`; less
   * where it has other forms only.
   *
   * @param matches What `wordsIn` found in its short texts.
   */
  formIn(texts: readonly string[], matches: readonly Map<number, WordMatch>[]): number;
  /** Whether a name, as a term, is one of the query's words as a whole, or two of them. */
  isName(name: string): boolean;
  /** Whether the query is the request of an operation. */
  isRequest(method: string, path: string): boolean;
  /** Places in a long text where words, or their parts, begin, in order. */
  find(text: string): MatchPlace[];
  /** Which of the words that have a place are there as a whole or in all their parts. */
  completeIn(places: readonly MatchPlace[]): Set<number>;
  /** Where a text contains one of the query's quoted parts; -1 if it contains none. */
  findPhrase(text: string): number;
  /** The text with the words marked. */
  mark(text: string): MarkedText;
}

/** Fewer letters are not a prefix, except for the one that is being typed. */
const SHORTEST_PREFIX = 3;

/** How much a part of a word, or the word that is being typed, counts compared with the word itself. */
const PART = 0.75;

/** How much a longer word counts that begins with a finished one, such as "customer" for "custom". */
const LONGER_WORD = 0.3;

/** How much another form of a word counts, such as "reaction" for "react". */
const OTHER_FORM = 0.9;

/** How much a page counts without the form of a word that was typed: the index knows stems only. */
const ONLY_OTHER_FORMS = 0.3;

/** Places of one word in one text that are looked at. */
const MOST_PLACES = 40;

/** @param pageCounts How many of all pages contain each word: a rare one is more specific. */
export function createMatcher(
  {
    query,
    words,
    phrases,
    cut,
  }: {query: string; words: readonly QueryWord[]; phrases: readonly Phrase[]; cut: Cut},
  pageCounts: readonly number[],
  allPages: number,
): Matcher {
  const weights = weightsOf(words, pageCounts, allPages);
  const terms = words.map((word) => ({all: [...new Set(beginningsOf(word))], isLast: word.isLast}));
  const request = requestOf(query);
  // A name of two words may be written as two: "owner id" is `ownerId`.
  const pairs = words.slice(1).map(({whole}, i) => `${words[i]?.whole ?? ''}${whole}`);
  const wholes = new Set([...words.map(({whole}) => whole), ...pairs].map(stem));
  const isHit = (term: string, {all, isLast}: {all: string[]; isLast: boolean}): boolean =>
    all.some((wanted) => isBeginning(wanted, isLast, term));
  const isAnyHit = (text: string) => terms.some((word) => isHit(stem(text), word));

  /** The word itself, or those of its parts that are meant, or all of it since it begins so. */
  const hitsIn = (word: Word): {start: number; end: number}[] => {
    const whole = stem(word.whole);
    if (terms.some(({all}) => all.includes(whole))) return [word];
    const parts = word.parts.filter((part) => isAnyHit(part.text));
    return parts.length > 0 || !isAnyHit(word.whole) ? parts : [word];
  };

  return {
    weights,
    wordsIn: (found) => matchWords(words, found),
    hasAll: (found) => found.every(({whole}) => terms.some(({all}) => all.includes(whole))),
    formIn(texts, matches) {
      let share = 0;
      for (const [index, {whole, meant, sign}] of words.entries()) {
        const isThere =
          meant.length > 0 ||
          (sign === undefined && matches.some((found) => found.get(index)?.score === 1)) ||
          texts.some((text) => hasForm(text, singular(whole), sign));
        share += (weights[index] ?? 0) * (isThere ? 1 : ONLY_OTHER_FORMS);
      }
      return share;
    },
    isName: (name) => wholes.has(name),
    isRequest: (method, path) => request !== undefined && isRequest(request, {method, path}),
    find(text) {
      const lower = foldLetters(text);
      const formsOf = (term: string): string[] => {
        // Korean syllables and the voiced sounds of Japanese are one letter in texts, and several in terms.
        const form = term.normalize('NFC');
        return lower.includes('ß') && form.includes('ss') ? [form, form.replaceAll('ss', 'ß')] : [form];
      };
      const places = terms.flatMap(({all}, word) =>
        all.flatMap((term) =>
          formsOf(term)
            .flatMap((form) => beginningsIn(text, lower, form))
            .map((index) => ({word, term, index})),
        ),
      );
      return places.sort((a, b) => a.index - b.index);
    },
    completeIn: (places) => completeWords(words, places),
    findPhrase(text) {
      const places = phrases.map((phrase) => placeOf(phrase, text));
      return places.find((place) => place >= 0) ?? -1;
    },
    mark(text) {
      const marked: MarkedText = [];
      let end = 0;
      for (const word of splitWords(text, cut)) {
        const hits = hitsIn(word);
        for (const hit of hits) {
          if (hit.start > end) marked.push({text: text.slice(end, hit.start), marked: false});
          marked.push({text: text.slice(hit.start, hit.end), marked: true});
          end = hit.end;
        }
      }
      if (end < text.length) marked.push({text: text.slice(end), marked: false});
      return marked;
    },
  };
}

function weightsOf(words: readonly QueryWord[], pageCounts: readonly number[], allPages: number): number[] {
  const rarities = words.map((_, index) => Math.log(2 + allPages / Math.max(pageCounts[index] ?? 0, 1)));
  const sum = rarities.reduce((total, rarity) => total + rarity, 0);
  return rarities.map((rarity) => rarity / sum);
}

function isBeginning(wanted: string, isLast: boolean, term: string): boolean {
  return term === wanted || ((isLast || wanted.length >= SHORTEST_PREFIX) && term.startsWith(wanted));
}

/** See `Matcher.wordsIn`. */
function matchWords(words: readonly QueryWord[], found: readonly TermWord[]): Map<number, WordMatch> {
  const matches = new Map<number, WordMatch>();
  for (const [index, word] of words.entries()) {
    for (const terms of word.alternatives) {
      const scores = terms.map((term) => scoreOf(term, word, found)).filter((score) => score > 0);
      const score = scores.reduce((total, each) => total + each, 0) / terms.length;
      if (score > (matches.get(index)?.score ?? 0))
        matches.set(index, {score, share: scores.length / terms.length});
    }
  }
  return matches;
}

/** How well a short text has a term of a word of the query, from 0 to 1. */
function scoreOf(
  term: string,
  {isLast, whole: written}: Pick<QueryWord, 'isLast' | 'whole'>,
  found: readonly TermWord[],
): number {
  const forms = isLast ? [term, stemOfBeginning(term)] : [term];
  const same = found.filter(({whole}) => forms.includes(whole));
  if (same.length > 0) {
    const form = singular(written);
    return term !== stem(written) || same.some(({form: other}) => other === form) ? 1 : OTHER_FORM;
  }
  if (found.some(({parts}) => parts.some((part) => forms.includes(part)))) return PART;
  const begins = (other: string) => forms.some((form) => isBeginning(form, isLast, other));
  if (!found.some(({whole, parts}) => begins(whole) || parts.some(begins))) return 0;
  return isLast ? PART : LONGER_WORD;
}

/** See `Matcher.completeIn`. */
function completeWords(words: readonly QueryWord[], places: readonly MatchPlace[]): Set<number> {
  const has = (word: number, term: string): boolean =>
    places.some((place) => place.word === word && place.term === term);
  const complete = words.flatMap(({alternatives, isLast}, word) => {
    const isThere = (term: string) => has(word, term) || (isLast && has(word, stemOfBeginning(term)));
    return alternatives.some((parts) => parts.every(isThere)) ? [word] : [];
  });
  return new Set(complete);
}

/** Longer endings of a form, such as the `s` of the plural, are none. */
const LONGEST_ENDING = 3;

/** Whether a text has a word, or a part of a name, in a form, and after a sign if there is one. */
function hasForm(text: string, form: string, sign?: string): boolean {
  return beginningsIn(text, foldLetters(text), form).some((index) => {
    if (sign !== undefined && text[index - 1] !== sign) return false;
    const [word] = splitWords(text.slice(index, index + form.length + LONGEST_ENDING));
    return isUnspaced(form) || [word?.whole, word?.parts[0]?.text].some((own = '') => singular(own) === form);
  });
}

function beginningsIn(text: string, lower: string, term: string): number[] {
  const places: number[] = [];
  if (term === '') return places;
  for (let index = lower.indexOf(term); index >= 0 && places.length < MOST_PLACES; ) {
    const before = text[index - 1] ?? '';
    if (!/[\p{L}\p{N}]/u.test(before) || isUnspaced(before) || /\p{Lu}/u.test(text[index] ?? '')) {
      places.push(index);
    }
    index = lower.indexOf(term, index + term.length);
  }
  return places;
}
