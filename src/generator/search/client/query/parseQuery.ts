import {splitWords} from '../../words/splitWords.ts';
import {stem} from '../../words/stem.ts';
import {STOP_WORDS} from '../../words/stopWords.ts';
import {wholeTerm} from '../../words/termsOf.ts';

/** One word of a query. */
export interface QueryWord {
  /** As typed. */
  text: string;
  /** Folded, without what joins its parts. */
  whole: string;
  /** What the word may stand as in the index: each is a list of terms that stand on the page together. */
  alternatives: string[][];
  /** False when pages without the word are an answer too. */
  isRequired: boolean;
  /** True for the word that may be typed on. */
  isLast: boolean;
}

/** Letters and words of a query that are looked at; what follows is no question any more. */
export const MOST_LETTERS = 200;
const MOST_WORDS = 10;

/**
 * Takes a query apart. It is cut after 200 letters and 10 words.
 *
 * @param common Terms that are not in the index everywhere.
 * @param synonyms What is searched besides a word, by the word's term.
 */
export function parseQuery(
  query: string,
  common: ReadonlySet<string>,
  synonyms: Readonly<Record<string, string>>,
): QueryWord[] {
  const text = query.slice(0, MOST_LETTERS);
  const all = splitWords(text).slice(0, MOST_WORDS);
  const telling = all.filter(({whole}) => !STOP_WORDS.has(stem(whole)));
  const words = telling.length > 0 ? telling : all;
  const isTelling = ({whole}: {whole: string}) => !common.has(stem(whole));
  const someTell = words.some(isTelling);
  return words.map((word, index) => ({
    text: text.slice(word.start, word.end),
    whole: word.whole,
    alternatives: [...alternativesOf(text.slice(word.start, word.end)), ...synonymsOf(word.whole, synonyms)],
    isRequired: !someTell || isTelling(word),
    isLast: index === words.length - 1,
  }));
}

/** The same word as if something else had been typed. */
export function replaceWord(word: QueryWord, text: string): QueryWord {
  return {...word, text, whole: wholeTerm(text), alternatives: alternativesOf(text), isLast: false};
}

function alternativesOf(text: string): string[][] {
  return splitWords(text).flatMap(({whole, parts}) => [
    [stem(whole)],
    ...(parts.length > 0 ? [parts.map((part) => stem(part.text))] : []),
  ]);
}

function synonymsOf(whole: string, synonyms: Readonly<Record<string, string>>): string[][] {
  const meant = Object.hasOwn(synonyms, whole) ? synonyms[whole] : undefined;
  return meant === undefined ? [] : [splitWords(meant).map((word) => stem(word.whole))];
}
