// cspell:ignore ance ionship ment relat

/** Fewer letters than this say too little to identify a word. */
const SHORTEST = 3;

/** The first of the letters of Korean, in words that are decomposed. */
const HANGUL = '\u1100';

/** Particles of Korean, and the verbs that are made of nouns, in any form; decomposed like folded words. */
const ENDINGS =
  '을|를|은|는|이|가|의|에|로|와|과|도|만|에서|으로|부터|까지|(?:하|되|했).{0,9}|해|해서|해야'.normalize(
    'NFKD',
  );

/**
 * An ending, or the first letter of one that is being typed. Before it are two syllables, which are at least four letters
 * when decomposed, or letters of a name such as `API`.
 */
const ENDING = new RegExp(`(?<=[\\u1100-\\u11ff]{4}|[a-z\\d]{2})(?:${ENDINGS}|[\\u1100-\\u1112])$`);

/** Verbs with nouns like "installation" and "deployment"; in "rotation" and "environment" the ending is part of the word. */
const INSTALL = 'compile|configure|confirm|declare|expect|implement|install|limit|transform|..i[sz]e';
const DEPLOY =
  'adjust|announce|assign|attach|deploy|develop|enforce|enhance|improve|manage|measure|replace|require';

const stemsOf = (verbs: string) => `(?<=${verbs.replace(/e(?=$|\|)/g, '')})`;

/** Endings that make nouns of these verbs, of "inherit" and "accept", and of "relate". */
const NOUN = new RegExp(
  `${stemsOf(INSTALL)}at$|${stemsOf(DEPLOY)}e?ment$|${stemsOf('accept|inherit')}ance$|(?<=relat)ionship$`,
);

/** Endings of adverbs such as "automatically" and "locally", and of adjectives such as "typical". */
const LIKE_TYPICAL = /(?<=..ic)al(?:ly)?$/;
const LIKE_LOCALLY = /(?<=...al)ly$/;

/** The same of a noun that is still being typed. */
const NOUN_BEGINNING = new RegExp(`${stemsOf(INSTALL)}a(?:ti?o?)?$|${stemsOf(DEPLOY)}e?m(?:en?)?$`);

/** A folded English word without the `s` of the plural. */
export function singular(word: string): string {
  return word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=(?:ch|sh|x|ss))es$/, '')
    .replace(/(?<=..[^su])s$/, '');
}

/**
 * The stem of a folded word. Of English, so that "rotate", "rotated" and "rotation" are one: the plural's `s`, one of
 * `ed`, `ing` and `ion`, or two as in "versioning", the ending of a noun such as "installation" and a last `e` are taken
 * off, as are those of "automatically", "typical" and "locally", and the double letter of "running" is one again. Of Korean,
 * so that a noun is one with any particle and with the verb that is made of it. It need not be a word; it has to be the same
 * for index and query.
 */
export function stem(word: string): string {
  // The expression takes longer than all the rest, and no English word has such an ending.
  const one = singular(word.slice(-1) < HANGUL ? word : word.replace(ENDING, ''));
  const base = one
    .replace(/(?:ion)?(?:ed|ing)$|ion$/, '')
    .replace(NOUN, '')
    .replace(LIKE_TYPICAL, '')
    .replace(LIKE_LOCALLY, '');
  if (base === one || base.length < SHORTEST) return one.replace(/(?<=...)e$/, '');
  return base.replace(/([bdgkmnprt])\1$/, '$1');
}

/** The stem of a word that is still being typed: "rotati" is on its way to "rotation". */
export function stemOfBeginning(word: string): string {
  const base = word
    .replace(/(?:ion)?in?$|io$/, '')
    .replace(NOUN_BEGINNING, '')
    .replace(/(?<=..ic)al?l?$/, '');
  return base.length >= SHORTEST ? base : stem(word);
}
