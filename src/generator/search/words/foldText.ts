/**
 * Accents, points and apostrophes, which readers leave out: of Latin, Greek and Cyrillic letters, of Hebrew and of Arabic.
 * Marks of other scripts, such as the vowels of Thai or the voiced sounds of Japanese, make other words.
 */
const LEFT_OUT = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670'’]/g;

/** Text without differences that readers do not type: letter case, accents, full-width forms, apostrophes. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(LEFT_OUT, '').toLowerCase();
}
