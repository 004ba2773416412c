/**
 * Accents, points and apostrophes, which readers leave out: of Latin, Greek and Cyrillic letters, of Hebrew and of Arabic.
 * Marks of other scripts, such as the vowels of Thai or the voiced sounds of Japanese, make other words.
 */
const LEFT_OUT = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670'’ʼ]/g;

/** Letters that readers type in another way, but that are no base letter with an accent. */
const TYPED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ґ: 'г',
};

const TYPED_LETTER = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'g');

/** Text without differences that readers do not type: letter case, accents, full-width forms, apostrophes. */
export function foldText(text: string): string {
  const folded = text.normalize('NFKD').replace(LEFT_OUT, '').toLowerCase();
  return folded.replace(TYPED_LETTER, (letter) => TYPED[letter] ?? letter);
}

/** Text in lower case without accents that is as long as before, so that places in it are places in the original. */
export function foldLetters(text: string): string {
  // The only capital whose small letter is longer (Unicode's SpecialCasing).
  const lower = text.replaceAll('İ', 'I').toLowerCase();
  // Letters of Latin, Greek and Cyrillic.
  return lower.replace(/[\u00e0-\u024f\u0370-\u052f\u1e00-\u1fff]/g, (letter) => {
    const base = TYPED[letter] ?? letter.normalize('NFD').charAt(0);
    return base.length === 1 ? base : letter;
  });
}
