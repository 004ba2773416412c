import {splitWords} from '../../words/splitWords.ts';
import type {Cut} from '../../words/segmentWords.ts';
import {stem} from '../../words/stem.ts';
import {isStopWord, PARTICLES} from '../../words/stopWords.ts';
import {wholeTerm} from '../../words/termsOf.ts';
import {phrasesOf} from './phrases.ts';

/** One word of a query. */
export interface QueryWord {
  /** As typed. */
  text: string;
  /** Where it begins and ends in the query. */
  start: number;
  end: number;
  /** Folded, without what joins its parts. */
  whole: string;
  /** The sign before it that makes it a name in code, such as `$` in `$ref`. */
  sign?: string;
  /** The forms of the word in the index: each is a list of terms that a page has together. */
  alternatives: string[][];
  /** Terms of the word with both its neighbors written as one, see `asJoined`. */
  joined: string[];
  /** What the site's synonyms map the word to: each is one of the alternatives as well. */
  meant: Meaning[];
  /** False if pages without the word match too. */
  isRequired: boolean;
  /** True for the last word, which may be unfinished. */
  isLast: boolean;
  /** Whether it is in quotation marks, so that no other word is meant. */
  isQuoted: boolean;
  /** Whether it is searched instead of a word that may be misspelled. */
  isGuess: boolean;
}

/** A query as it is searched. */
export interface QueryText {
  text: string;
  /** Where it has something else than what was typed. */
  guesses: readonly {start: number; end: number}[];
}

/** How a query in scripts without spaces is cut. */
export interface QueryCuts {
  /** What is typed, so that the last word may be unfinished. */
  typed: Cut;
  /** Words that are finished. */
  finished: Cut;
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

/** Letters of a name in code that is taken as finished. */
const SHORT_NAME = 3;

/**
 * Parses a query. It is cut after 200 letters and 10 words.
 *
 * @param index.common Terms that are not in the index everywhere.
 * @param index.cuts What cuts letters of scripts without spaces; undefined if neither the query nor a synonym has any.
 */
export function parseQuery(
  query: QueryText,
  index: {
    common: ReadonlySet<string>;
    synonyms: Synonyms;
    language?: string | undefined;
    cuts?: QueryCuts | undefined;
  },
): QueryWord[] {
  const {common, language} = index;
  const text = query.text.slice(0, MOST_LETTERS);
  const all = joinPairs({...query, text}, index).slice(0, MOST_WORDS);
  const telling = all.filter(({whole}) => !isStopWord(whole, language));
  const words = telling.length > 0 ? telling : all;
  const phrases = phrasesOf(text);
  const isTelling = ({whole}: {whole: string}) => !common.has(stem(whole));
  const someTell = words.some(isTelling);
  const threes = threesOf(all, language);
  return words.map((word, place) => {
    const {start, end, whole} = word;
    const isGuess = query.guesses.some((guess) => start < guess.end && end > guess.start);
    const {alternatives, ...forms} = formsOf(word.text, whole, index);
    const particle = word === all.at(-2) ? (all.at(-1)?.whole ?? '') : '';
    const noun = PARTICLES.has(particle) ? [[stem(`${whole}${particle}`)]] : [];
    const sign = /[$@#]$/.exec(text.slice(0, start))?.[0];
    // Few letters after a sign are a name, and seldom the beginning of a word.
    const isShortName = sign !== undefined && whole.length <= SHORT_NAME;
    return {
      ...forms,
      ...(sign !== undefined && {sign}),
      alternatives: [...alternatives, ...noun],
      start,
      end,
      joined: threes.filter(({words}) => words.includes(word)).map(({term}) => term),
      isRequired: !someTell || isTelling(word),
      isLast: !isGuess && !isShortName && place === words.length - 1 && end === text.trimEnd().length,
      isQuoted: phrases.some((phrase) => start >= phrase.start && end <= phrase.end),
      isGuess,
    };
  });
}

/** Three words around one that says little, of which at most one is telling, and which may be written as one: `one-to-many`. */
function threesOf(all: readonly Place[], language?: string): {words: Place[]; term: string}[] {
  const isTelling = ({whole}: Place): boolean => !isStopWord(whole, language);
  return all
    .slice(2)
    .map((_, index) => all.slice(index, index + 3))
    .filter((words) => words.filter(isTelling).length < 2 && !words.slice(1, -1).some(isTelling))
    .map((words) => ({words, term: stem(words.map(({whole}) => whole).join(''))}));
}

/** What the forms of words depend on. */
interface Forms {
  synonyms: Synonyms;
  language?: string | undefined;
  cuts?: QueryCuts | undefined;
}

type Place = Pick<QueryWord, 'text' | 'start' | 'end' | 'whole'>;

/**
 * The words of a text. Neighbors that have a synonym together are one, whatever says little between them ("reset my
 * password"), and so are those that are searched instead of one.
 */
function joinPairs({text, guesses}: QueryText, {synonyms, language, cuts}: Forms): Place[] {
  const places: Place[] = [];
  for (const {start, end, whole} of splitWords(text, cuts?.typed)) {
    const word = {text: text.slice(start, end), start, end, whole};
    const first = [places.at(-1), places.findLast((place) => !isStopWord(place.whole, language))].find(
      (place) =>
        place &&
        (synonyms.has(stem(`${place.whole}${whole}`)) ||
          guesses.some((guess) => place.start >= guess.start && end <= guess.end)),
    );
    if (first) {
      places.splice(places.indexOf(first), places.length, {
        text: `${first.text} ${word.text}`,
        start: first.start,
        end,
        whole: `${first.whole}${whole}`,
      });
    } else places.push(word);
  }
  return places;
}

function formsOf(
  text: string,
  whole: string,
  {synonyms, language, cuts}: Forms,
): Pick<QueryWord, 'text' | 'whole' | 'alternatives' | 'meant'> {
  const meant = (synonyms.get(stem(whole)) ?? []).map((one) => ({
    whole: wholeTerm(one),
    terms: splitWords(one, cuts?.finished).map((word) => stem(word.whole)),
  }));
  const alternatives = [...alternativesOf(text, language, cuts), ...meant.map(({terms}) => terms)];
  return {text, whole, alternatives, meant};
}

/** The word itself as one term; or its parts, or the words it is made of, which occur on the page together. */
function alternativesOf(text: string, language?: string, cuts?: QueryCuts): string[][] {
  const words = splitWords(text, cuts?.finished);
  const [word, ...rest] = words;
  if (!word) return [];
  if (rest.length > 0)
    return [words.map(({whole}) => stem(whole)), [stem(words.map(({whole}) => whole).join(''))]];
  // `oneOf` is not about "one".
  const parts = word.parts.filter((part) => !isStopWord(part.text, language));
  return [[stem(word.whole)], ...(parts.length > 1 ? [parts.map((part) => stem(part.text))] : [])];
}
