/** A name in a style sheet, with the character that begins it. */
export interface StyleWord {
  word: string;
  /** Offset in the style sheet. */
  at: number;
}

const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|url\(\s*[^"'\s][^)]*\)?|[@.]-?(?:[\w-]|[^\0-\x7f]|\\.)+/g;

/**
 * Finds the names of at-rules (`@media`) and of classes (`.box`) in a style sheet, outside of comments, texts and addresses.
 * What follows a dot and begins with a letter is a class wherever it is.
 */
export function styleWords(css: string): StyleWord[] {
  return [...css.matchAll(TOKEN)].flatMap(({0: word, index: at}) => (/^[@.]/.test(word) ? [{word, at}] : []));
}
