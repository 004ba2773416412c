import {splitWords, type Word} from '../../words/splitWords.ts';
import {stem} from '../../words/stem.ts';
import {isStopWord, PARTICLES} from '../../words/stopWords.ts';
import {wholeTerm} from '../../words/termsOf.ts';
import {phrasesOf} from './phrases.ts';

/** One word of a query. */
export interface QueryWord {
  /** As typed. */
  text: string;
  /** Folded, without what joins its parts. */
  whole: string;
  /** The forms of the word in the index: each is a list of terms that a page has together. */
  alternatives: string[][];
  /** What the site's synonyms map the word to: each is one of the alternatives as well. */
  meant: Meaning[];
  /** False if pages without the word match too. */
  isRequired: boolean;
  /** True for the last word, which may be unfinished. */
  isLast: boolean;
  /** Whether it is in quotation marks, so that no other word is meant. */
  isQuoted: boolean;
}

/** What a synonym stands for. */
export interface Meaning {
  /** The title that it may be, as a whole term. */
  whole: string;
  /** Its words, as terms. */
  terms: string[];
}

/** What is searched as well as a word, or as two, by the stem of their term. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** The most letters and words of a query that are used; the rest is ignored. */
export const MOST_LETTERS = 200;
const MOST_WORDS = 10;

/**
 * Parses a query. It is cut after 200 letters and 10 words.
 *
 * @param common Terms that are not in the index everywhere.
 */
export function parseQuery(
  query: string,
  common: ReadonlySet<string>,
  synonyms: Synonyms,
  language?: string,
): QueryWord[] {
  const text = query.slice(0, MOST_LETTERS);
  const all = joinPairs(text, synonyms).slice(0, MOST_WORDS);
  const telling = all.filter(({whole}) => !isStopWord(whole, language));
  const words = telling.length > 0 ? telling : all;
  const phrases = phrasesOf(text);
  const isTelling = ({whole}: {whole: string}) => !common.has(stem(whole));
  const someTell = words.some(isTelling);
  return words.map((word, index) => {
    const {alternatives, ...forms} = formsOf(text.slice(word.start, word.end), word.whole, synonyms);
    const particle = word === all.at(-2) ? (all.at(-1)?.whole ?? '') : '';
    const joined = PARTICLES.has(particle) ? [[stem(`${word.whole}${particle}`)]] : [];
    return {
      ...forms,
      alternatives: [...alternatives, ...joined],
      isRequired: !someTell || isTelling(word),
      isLast: index === words.length - 1 && word.end === text.trimEnd().length,
      isQuoted: phrases.some(({start, end}) => word.start >= start && word.end <= end),
    };
  });
}

type Place = Pick<Word, 'start' | 'end' | 'whole'>;

/** The words of a text; two neighbors that have a synonym together are one. */
function joinPairs(text: string, synonyms: Synonyms): Place[] {
  const places: Place[] = [];
  for (const word of splitWords(text)) {
    const last = places.at(-1);
    const whole = `${last?.whole ?? ''}${word.whole}`;
    if (last && synonyms.has(stem(whole))) places.splice(-1, 1, {start: last.start, end: word.end, whole});
    else places.push(word);
  }
  return places;
}

/** The same word with another text. */
export function replaceWord(word: QueryWord, text: string, synonyms: Synonyms): QueryWord {
  return {...word, ...formsOf(text, wholeTerm(text), synonyms), isLast: false};
}

function formsOf(
  text: string,
  whole: string,
  synonyms: Synonyms,
): Pick<QueryWord, 'text' | 'whole' | 'alternatives' | 'meant'> {
  const meant = (synonyms.get(stem(whole)) ?? []).map((one) => ({
    whole: wholeTerm(one),
    terms: splitWords(one).map((word) => stem(word.whole)),
  }));
  return {text, whole, alternatives: [...alternativesOf(text), ...meant.map(({terms}) => terms)], meant};
}

/** The word itself as one term; or its parts, or the words it is made of, which occur on the page together. */
function alternativesOf(text: string): string[][] {
  const words = splitWords(text);
  const [word, ...rest] = words;
  if (!word) return [];
  if (rest.length > 0)
    return [words.map(({whole}) => stem(whole)), [stem(words.map(({whole}) => whole).join(''))]];
  return [[stem(word.whole)], ...(word.parts.length > 0 ? [word.parts.map((part) => stem(part.text))] : [])];
}
