import type {IndexReader} from '../createIndexReader.ts';
import {cutRun} from '../../words/cutRun.ts';
import {splitWords} from '../../words/splitWords.ts';
import {stem} from '../../words/stem.ts';
import {wholeTerm} from '../../words/termsOf.ts';
import {isOneTypo} from '../../../shared/text/editDistance.ts';
import {correctWord, SHORTEST_CORRECTED, similarWords} from './correctWord.ts';
import type {QueryText, QueryWord} from './parseQuery.ts';
import {type FindTerms, isKnown, scorePair, scoreWhole} from './scoreWords.ts';

/** A word, and what is searched instead of it. */
export interface Correction {
  word: QueryWord;
  text: string;
  /** Whether the query begins a title with it, so that it is meant although other words begin as the word does. */
  beginsTitle?: boolean;
}

/** Fewer letters have too many words like them in a text. */
const SHORTEST_CORRECTED_TO_TEXT = 5;

/** Words like a misspelled one that are looked up, and pages with each of them. */
const MOST_TRIED = 5;

/** Fewer letters of a compound are hardly one of its words. */
const SHORTEST_PART = 3;

/**
 * Corrects the words of a query that may be misspelled; those that are known, or like no other, stay as they are.
 *
 * @param typed.names Where the words are looked up among titles and names.
 */
export async function correctWords(
  index: IndexReader,
  query: string,
  typed: {words: readonly QueryWord[]; names: FindTerms},
): Promise<Correction[]> {
  const corrected = await Promise.all(
    typed.words.map(async (word) => ({word, text: await correct(index, word, typed.names)})),
  );
  const corrections = corrected.flatMap(({word, text}) => (text === undefined ? [] : [{word, text}]));
  const last = typed.words.at(-1);
  const others = corrections.filter(({word}) => word !== last);
  const titled = await correctBeginning(index, query, typed, others);
  return titled ? [...others, titled] : corrections;
}

/**
 * Corrects the words that neither titles and names nor the text have to words of the text: to two that were joined, even
 * where a word of titles is two typos away ("timezone" is no "timeline"), or to one.
 *
 * @param findTerms Where the words are looked up among titles, names and texts.
 * @param corrections Corrections to words of titles and names, which come first.
 */
export async function correctToText(
  index: IndexReader,
  words: readonly QueryWord[],
  findTerms: FindTerms,
  corrections: readonly Correction[],
): Promise<Correction[]> {
  const certain = corrections.filter(({word, text}) => isOneTypo(word.whole, wholeTerm(text)));
  const unknown = words.filter(
    (word) =>
      isCorrectable(word) &&
      word.whole.length >= SHORTEST_CORRECTED_TO_TEXT &&
      !certain.some((one) => one.word === word) &&
      !isKnown(word, findTerms),
  );
  const corrected = await Promise.all(
    unknown.map(async (word) => {
      const likelier = await splitCompound(index, word.whole, 'text');
      const known = corrections.find((one) => one.word === word)?.text;
      return {word, text: likelier ?? known ?? (await correctToWritten(index, word, findTerms))};
    }),
  );
  const more = corrected.flatMap(({word, text}) => (text === undefined ? [] : [{word, text}]));
  const kept = corrections.filter(({word}) => !unknown.includes(word));
  return [...kept, ...more].sort((a, b) => a.word.start - b.word.start);
}

/** The word of a text that a word was meant to be. The index has only stems, and pages have the words. */
async function correctToWritten(
  index: IndexReader,
  {whole, isLast}: QueryWord,
  findTerms: FindTerms,
): Promise<string | undefined> {
  const term = stem(whole);
  const terms = similarWords(term, await index.textTermsLike(term), isLast, whole);
  for (const similar of terms.slice(0, MOST_TRIED)) {
    const pages = [...scorePair(similar, findTerms)].sort(([, a], [, b]) => b - a).slice(0, MOST_TRIED);
    for (const [page] of pages) {
      const {sections} = await index.page(page);
      const forms = sections.flatMap(({text}) => wordsWithStem(text, similar));
      const text = correctWord(whole, forms, isLast);
      if (text !== undefined) return text;
    }
  }
  return undefined;
}

function wordsWithStem(text: string, term: string): string[] {
  const cut = (run: string) => cutRun(run, (word) => (word === term ? 1 : undefined));
  return splitWords(text, cut)
    .filter(({whole}) => stem(whole) === term)
    .map(({start, end}) => text.slice(start, end));
}

/** Whether a word that titles and names lack is a typo: the text lacks it, too. */
export function isTypo({word, beginsTitle}: Correction, text: FindTerms): boolean {
  return beginsTitle ? !isWord(word.whole, text) : !isKnown(word, text);
}

/** Whether a word is there as it is, not only the beginning of others. */
function isWord(whole: string, findTerms: FindTerms): boolean {
  return scorePair(stem(whole), findTerms).size > 0;
}

/** The text of a query with corrections in it. */
export function applyCorrections(query: string, corrections: readonly Correction[]): QueryText {
  const guesses: {start: number; end: number}[] = [];
  let text = '';
  let end = 0;
  for (const {word, text: correction} of corrections) {
    text += query.slice(end, word.start);
    guesses.push({start: text.length, end: text.length + correction.length});
    text += correction;
    end = word.end;
  }
  return {text: text + query.slice(end), guesses};
}

function isCorrectable({isRequired, isQuoted, whole}: QueryWord): boolean {
  return isRequired && !isQuoted && whole.length >= SHORTEST_CORRECTED;
}

/** The word or words that a word was meant to be. */
async function correct(index: IndexReader, word: QueryWord, names: FindTerms): Promise<string | undefined> {
  const {whole, isLast} = word;
  if (!isCorrectable(word) || isKnown(word, names) || scoreWhole(whole, isLast ? 1 : 0, names).size > 0)
    return undefined;
  const similar = await correctToName(index, whole, isLast);
  if (similar !== undefined) {
    // Two words that were joined are likelier than two typos.
    const isCertain = isOneTypo(whole, wholeTerm(similar));
    return (isCertain ? undefined : await splitCompound(index, whole, 'names')) ?? similar;
  }
  const [{parts = []} = {}] = splitWords(word.text);
  const corrected = await Promise.all(
    parts.map(async ({text}, i) => {
      const isTyped = isLast && i === parts.length - 1;
      return (await correctPart(index, text, isTyped)) ?? text;
    }),
  );
  if (parts.some(({text}, i) => text !== corrected[i])) return corrected.join('-');
  // Of a file that no page names, pages may have the same with another ending.
  const [name] = word.text.includes('.') ? word.text.split(/\.(?=[^.]*$)/) : [];
  return (await splitCompound(index, whole, 'names')) ?? name;
}

/** The word of titles and names that a word was meant to be: of several that are as like it, the one on the most pages. */
async function correctToName(
  index: IndexReader,
  whole: string,
  isLast: boolean,
): Promise<string | undefined> {
  const [best, ...others] = similarWords(whole, await index.wordsLike(whole, isLast), isLast);
  if (best === undefined || !isOneTypo(whole, wholeTerm(best))) return best;
  const isAsLike = (text: string) => {
    const term = wholeTerm(text);
    return term.length === wholeTerm(best).length && isOneTypo(whole, term);
  };
  const tied = [best, ...others.filter(isAsLike)].slice(0, MOST_TRIED);
  if (tied.length === 1) return best;
  const terms = tied.map((text) => stem(wholeTerm(text)));
  const names = await index.terms('names', terms);
  const pages = terms.map((term) => scorePair(term, names).size);
  return tied[pages.indexOf(Math.max(...pages))];
}

/**
 * The word that an unfinished last one was meant to be although it begins others, if only with it the query, as corrected
 * so far, begins a title: "getting startd".
 */
async function correctBeginning(
  index: IndexReader,
  query: string,
  {words, names}: {words: readonly QueryWord[]; names: FindTerms},
  others: readonly Correction[],
): Promise<Correction | undefined> {
  const word = words.at(-1);
  if (!word?.isLast || words.length < 2 || !isCorrectable(word)) return undefined;
  const {whole} = word;
  if (isWord(whole, names) || scoreWhole(wholeTerm(query), words.length, names).size > 0) return undefined;
  const similar = similarWords(whole, await index.wordsLike(whole, false), false).slice(0, MOST_TRIED);
  const tried = similar.map((text) => {
    const correction = {word, text, beginsTitle: true};
    return {correction, meant: wholeTerm(applyCorrections(query, [...others, correction]).text)};
  });
  const titles = await index.terms(
    'names',
    tried.map(({meant}) => meant),
  );
  return tried.find(({meant}) => scoreWhole(meant, words.length, titles).size > 0)?.correction;
}

/**
 * The two known words that are written as one, which is common in Korean and German, and an English reader's "timezone";
 * undefined if there are none.
 */
async function splitCompound(
  index: IndexReader,
  whole: string,
  part: 'names' | 'text',
): Promise<string | undefined> {
  for (let end = whole.length - SHORTEST_PART; end >= SHORTEST_PART; end--) {
    const words = [whole.slice(0, end), whole.slice(end)];
    if (await isEachKnown(index, words.map(stem), part)) return words.join(' ').normalize('NFC');
  }
  return undefined;
}

/** Whether titles and names, or texts, have each of the terms; the files for the later ones are loaded only if needed. */
async function isEachKnown(
  index: IndexReader,
  terms: readonly string[],
  part: 'names' | 'text',
): Promise<boolean> {
  for (const term of terms) if (scorePair(term, await index.terms(part, [term])).size === 0) return false;
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
