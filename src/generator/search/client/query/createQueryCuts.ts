import {type CutPiece, cutRun, joinUnknown, LONGEST_WORD, lettersOf} from '../../words/cutRun.ts';
import {foldText} from '../../words/foldText.ts';
import {unspacedRuns} from '../../words/segmentWords.ts';
import {isStopWord} from '../../words/stopWords.ts';
import {wholeTerm} from '../../words/termsOf.ts';
import type {IndexReader} from '../createIndexReader.ts';
import type {QueryCuts} from './parseQuery.ts';

/** Letters of a query, and of each synonym, that are looked up; more make more words than are searched. */
const MOST_LETTERS = 40;

/** Cost of a word: the fewest words are the likeliest, and of as many, those on the most pages. */
const WORD = 1;
const RARE = 0.01;

/** Cost of a word that has been typed in part: less than that of two words. */
const BEGINNING = 1.5;

/** Cost of a word with a synonym, which stays whole. */
const SYNONYM = 0.9;

/** Shorter words of Katakana are found by chance in any other. */
const SHORTEST_SURE = 3;

const KATAKANA = /^[\p{Script=Katakana}\u30fc]+$/u;

/**
 * Makes what cuts a query in scripts without spaces, and the synonyms for it, into words that the index has; undefined if
 * there is nothing to cut. It loads the words that begin with each of the letters.
 *
 * The index is cut by the dictionaries of the engine that built it, and other engines have others.
 */
export async function createQueryCuts(index: IndexReader, query: string): Promise<QueryCuts | undefined> {
  const {synonyms, common} = index;
  const {language, pageCount} = index.entry;
  const whole = wholeTerm(query);
  const meant = [...synonyms].flatMap(([word, titles]) => (whole.includes(word) ? titles : []));
  const runs = [query, ...meant].flatMap(lookedUp);
  if (runs.length === 0) return undefined;
  const words = [...new Set(runs.flatMap(wordsIn))];
  const [names, text] = await Promise.all([index.terms('names', words), index.terms('text', words)]);
  const termsOf = (word: string) => [...names(word), ...text(word)];
  const costs = new Map(
    words.map((word) => {
      const isCommon = common.has(word) || isStopWord(word, language);
      const count = isCommon ? pageCount : Math.max(0, ...termsOf(word).map((terms) => terms.countOf(word)));
      return [word, count > 0 ? WORD + RARE * Math.log(pageCount / count) : undefined];
    }),
  );
  const isBeginning = (word: string): boolean => termsOf(word).some((terms) => terms.hasBeginning(word));
  const typed = query.trimEnd();
  return {
    typed(run) {
      const isTyped = typed.endsWith(run);
      const pieces = cutRun(run, (word, isEnd) => {
        if (synonyms.has(word)) return SYNONYM;
        return costs.get(word) ?? (isTyped && isEnd && isBeginning(word) ? BEGINNING : undefined);
      });
      return joinKatakana(pieces);
    },
    finished: (run) => joinKatakana(cutRun(run, (word) => costs.get(word))),
  };
}

/**
 * Makes one word of neighbors in Katakana that are hardly words, so that a typo is corrected: some of its letters are unknown or
 * alone, and most of them are in no known word that is long enough.
 */
function joinKatakana(pieces: readonly CutPiece[]): CutPiece[] {
  const joined: CutPiece[] = [];
  for (let start = 0; start < pieces.length; ) {
    const other = pieces.findIndex(({text}, i) => i >= start && !KATAKANA.test(text));
    const group = pieces.slice(start, other < 0 ? undefined : Math.max(other, start + 1));
    const letters = lengthOf(group);
    const sure = lengthOf(group.filter(({text, isKnown}) => isKnown && text.length >= SHORTEST_SURE));
    const isCertain = group.every(({text, isKnown}) => isKnown && text.length > 1) || sure > letters / 2;
    const isWord = group.length === 1 || isCertain;
    joined.push(...(isWord ? group : group.map((piece) => ({...piece, isKnown: false}))));
    start += group.length;
  }
  return joinUnknown(joined);
}

function lengthOf(pieces: readonly CutPiece[]): number {
  return pieces.reduce((sum, {text}) => sum + text.length, 0);
}

/** The runs of letters in a text, up to the most letters. */
function lookedUp(text: string): string[] {
  let room = MOST_LETTERS;
  return unspacedRuns(text).map((run) => {
    const own = run.slice(0, room);
    room -= own.length;
    return own;
  });
}

/** All that may be a word in a run of letters. */
function wordsIn(run: string): string[] {
  const letters = lettersOf(run).map(foldText);
  return letters.flatMap((_, start) => {
    const longest = letters.slice(start, start + LONGEST_WORD);
    return longest.map((_letter, last) => longest.slice(0, last + 1).join(''));
  });
}
