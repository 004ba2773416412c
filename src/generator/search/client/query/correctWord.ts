import {editDistance, isOneTypo} from '../../../shared/text/editDistance.ts';
import {wholeTerm} from '../../words/termsOf.ts';

/** Shorter words are not corrected: one letter more or less makes another word. */
export const SHORTEST_CORRECTED = 4;

/** Letters of a word that is still being typed before its beginning is corrected. */
const SHORTEST_BEGINNING = 5;

/** A word of so many letters may have two typos. */
const LONG = 8;

/**
 * The word that a misspelled one was meant to be: one typo away, or two when it is long, with the same first letter; undefined when
 * there is none.
 *
 * @param candidates Words as written.
 * @param isLast Whether the word may be typed on, so that its beginning counts.
 */
export function correctWord(
  word: string,
  candidates: readonly string[],
  isLast: boolean,
): string | undefined {
  return similarWords(word, candidates, isLast)[0];
}

/**
 * All words that a misspelled one may have been meant to be, the likeliest first.
 *
 * @param typed The word as typed, whose length says how many typos it may have, if `word` is its stem.
 */
export function similarWords(
  word: string,
  candidates: readonly string[],
  isLast: boolean,
  typed = word,
): string[] {
  const most = typed.length < LONG ? 1 : 2;
  const similar: {text: string; rank: number}[] = [];
  for (const text of candidates) {
    const candidate = wholeTerm(text);
    if (candidate.charAt(0) !== word.charAt(0)) continue;
    const distance = distanceOf(word, candidate, most);
    const isBeginning =
      distance > most && isLast && word.length >= SHORTEST_BEGINNING && beginsLike(candidate, word);
    if (distance > most && !isBeginning) continue;
    // The whole word before a beginning; fewer typos before more; a letter left out before one too many.
    similar.push({text, rank: (isBeginning ? 10_000 : distance * 1000) - candidate.length});
  }
  return similar.sort((a, b) => a.rank - b.rank).map(({text}) => text);
}

function distanceOf(word: string, candidate: string, most: number): number {
  if (isOneTypo(word, candidate)) return word === candidate ? 0 : 1;
  if (most < 2 || Math.abs(word.length - candidate.length) > most) return Number.POSITIVE_INFINITY;
  return editDistance(word, candidate);
}

function beginsLike(candidate: string, beginning: string): boolean {
  return [0, 1, -1].some(
    (more) =>
      candidate.length > beginning.length + more &&
      isOneTypo(beginning, candidate.slice(0, beginning.length + more)),
  );
}
