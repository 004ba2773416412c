/** Fewer letters than this say too little to identify a word. */
const SHORTEST = 3;

/** What precedes an ending in Korean: at least two syllables, as folding decomposes them, or letters of a name. */
const BASE = '(?<=(?:[\\u1100-\\u1112][\\u1161-\\u1175][\\u11a8-\\u11c2]?|[a-z\\d]){2})';

/** Particles of Korean, and the endings that make verbs of nouns. */
const ENDINGS =
  '을|를|은|는|이|가|의|에|로|와|과|도|만|에서|에게|에는|으로|부터|까지|' +
  '(?:하|되)(?:다|기|는|고|며|면|지|게|려면|도록)|' +
  '한|할|함|해|해야|해서|하여|하세요|합니다|했습니다|된|될|됨|되어|됩니다|되었습니다';

const ENDING = new RegExp(`${BASE}(?:${ENDINGS.normalize('NFKD')})$`);

/** An ending that is still being typed: its first consonant, or more of the ending of a verb. */
const ENDING_BEGINNING = new RegExp(`${BASE}(?:[\\u1100-\\u1112]|(?:${'하|되'.normalize('NFKD')}).{0,8})$`);

/** A folded English word without the `s` of the plural. */
export function singular(word: string): string {
  return word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=(?:ch|sh|x|ss))es$/, '')
    .replace(/(?<=..[^su])s$/, '');
}

/**
 * The stem of a folded word. Of English, so that "rotate", "rotated" and "rotation" are one: the plural's `s`, one of
 * `ed`, `ing` and `ion`, or two as in "versioning", and a last `e` are taken off, and the double letter of "running" is
 * one again. Of Korean, so that a noun is one with any particle and with the verb that is made of it. It need not be a
 * word; it has to be the same for index and query.
 */
export function stem(word: string): string {
  const one = singular(word.replace(ENDING, ''));
  const base = one.replace(/(?:ion)?(?:ed|ing)$|ion$/, '');
  if (base === one || base.length < SHORTEST) return one.replace(/(?<=...)e$/, '');
  return base.replace(/([bdgkmnprt])\1$/, '$1');
}

/** The stem of a word that is still being typed: "rotati" is on its way to "rotation". */
export function stemOfBeginning(word: string): string {
  const base = word.replace(/(?:ion)?in?$|io$/, '').replace(ENDING_BEGINNING, '');
  return base.length >= SHORTEST ? base : stem(word);
}
