/** Fewer letters than this say too little to identify a word. */
const SHORTEST = 3;

/** A folded English word without the `s` of the plural. */
export function singular(word: string): string {
  return word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=(?:ch|sh|x|ss))es$/, '')
    .replace(/(?<=..[^su])s$/, '');
}

/**
 * The stem of a folded English word, so that "rotate", "rotated" and "rotation" are one: the plural's `s`, one of `ed`,
 * `ing` and `ion`, or two as in "versioning", and a last `e` are taken off, and the double letter of "running" is one
 * again. It need not be a word; it has to be the same for index and query.
 */
export function stem(word: string): string {
  const one = singular(word);
  const base = one.replace(/(?:ion)?(?:ed|ing)$|ion$/, '');
  if (base === one || base.length < SHORTEST) return one.replace(/(?<=...)e$/, '');
  return base.replace(/([bdgkmnprt])\1$/, '$1');
}

/** The stem of a word that is still being typed: "rotati" is on its way to "rotation". */
export function stemOfBeginning(word: string): string {
  const base = word.replace(/(?:ion)?in?$|io$/, '');
  return base.length >= SHORTEST ? base : stem(word);
}
