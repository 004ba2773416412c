/**
 * Writes a text as lodash's `kebabCase` does: words in lower case, joined by `-`. Words end where the letter case or
 * the kind of character changes (`v2Beta` has three); accents on Latin letters and apostrophes are dropped; other
 * letters are kept.
 */
export function kebabCase(text: string): string {
  const plain = removeAccents(text).replace(/['\u2019]/g, '');
  return (plain.match(WORD_RE) ?? []).map((word) => word.toLowerCase()).join('-');
}

const BREAKS = String.raw`\s\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\xd7\xf7\u2000-\u206f`;
const EMOJI = String.raw`\u2700-\u27bf\u{10000}-\u{10ffff}`;
/** Caseless characters, such as Chinese ones, which can join words of either case. */
const OTHER = String.raw`[^${BREAKS}${EMOJI}\ufe0e\ufe0f0-9A-Za-z]`;
const LOWER = `(?:[a-z]|${OTHER})`;
const UPPER = `(?:[A-Z]|${OTHER})`;
const WORD_RE = new RegExp(
  [
    `[A-Z]?[a-z]+(?=[${BREAKS}]|[A-Z]|$)`,
    `${UPPER}+(?=[${BREAKS}]|[A-Z]${LOWER}|$)`,
    `[A-Z]?${LOWER}+`,
    '[A-Z]+',
    String.raw`\d*(?:1ST|2ND|3RD|(?![123])\dTH)(?=\b|[a-z_])`,
    String.raw`\d*(?:1st|2nd|3rd|(?![123])\dth)(?=\b|[A-Z_])`,
    String.raw`\d+`,
    `[${EMOJI}][\\ufe0e\\ufe0f]?(?:\\u200d[${EMOJI}][\\ufe0e\\ufe0f]?)*`,
  ].join('|'),
  'gu',
);

/** Letters that Unicode does not decompose into a letter and an accent. */
const UNACCENTED: Record<string, string> = {
  Æ: 'Ae',
  æ: 'ae',
  Ð: 'D',
  ð: 'd',
  Þ: 'Th',
  þ: 'th',
  ß: 'ss',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ĳ: 'IJ',
  ĳ: 'ij',
  ĸ: 'k',
  Ŀ: 'L',
  ŀ: 'l',
  Ł: 'L',
  ł: 'l',
  ŉ: 'n',
  Ŋ: 'N',
  ŋ: 'n',
  Œ: 'Oe',
  œ: 'oe',
  Ŧ: 'T',
  ŧ: 't',
  ſ: 's',
};

function removeAccents(text: string): string {
  return text
    .replace(/[\xc0-\u017f]/g, (letter) => UNACCENTED[letter] ?? letter.normalize('NFD'))
    .replace(/[\u0300-\u036f\ufe20-\ufe2f\u20d0-\u20ff]/g, '');
}
