/** Longer words are one length. */
const LONGEST = 99;

/**
 * What words are sorted and cut by for the correction of typos: the first letter, which a typo leaves, then the length, which
 * it changes by little, then the word.
 */
export function wordKey(folded: string): string {
  return `${wordKeyStart(folded.charAt(0), folded.length)}${folded}`;
}

/** The beginning that words of one first letter and length share. */
export function wordKeyStart(letter: string, length: number): string {
  return `${letter}${String(Math.min(length, LONGEST)).padStart(2, '0')}`;
}
