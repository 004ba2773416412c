import {isOneTypo} from '../../../shared/text/editDistance.ts';
import {wholeTerm} from '../../words/termsOf.ts';

/** Shorter words are not corrected: one letter more or less makes another word. */
export const SHORTEST_CORRECTED = 4;

/** Letters of a word that is still being typed before its beginning is corrected. */
const SHORTEST_BEGINNING = 5;

/**
 * The word that a misspelt one stands for; undefined when there is none that one typo leads to.
 *
 * @param candidates Words as written.
 * @param isLast Whether the word may be typed on, so that its beginning counts.
 */
export function correctWord(
  word: string,
  candidates: readonly string[],
  isLast: boolean,
): string | undefined {
  let best: {text: string; rank: number} | undefined;
  for (const text of candidates) {
    const candidate = wholeTerm(text);
    const isFullWord = isOneTypo(word, candidate);
    if (!isFullWord && !(isLast && word.length >= SHORTEST_BEGINNING && beginsLike(candidate, word)))
      continue;
    // The whole word before a beginning; the same first letter before another; a letter left out before one too many.
    const rank = (isFullWord ? 0 : 1000) + (candidate[0] === word[0] ? 0 : 100) - candidate.length;
    if (!best || rank < best.rank) best = {text, rank};
  }
  return best?.text;
}

function beginsLike(candidate: string, beginning: string): boolean {
  return [0, 1, -1].some(
    (more) =>
      candidate.length > beginning.length + more &&
      isOneTypo(beginning, candidate.slice(0, beginning.length + more)),
  );
}
