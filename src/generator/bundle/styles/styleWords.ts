/** A name in a style sheet, with its leading character. */
export interface StyleWord {
  word: string;
  /** Offset in the style sheet. */
  at: number;
}

const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|url\(\s*[^"'\s][^)]*\)?|[@.]-?(?:[\w-]|[^\0-\x7f]|\\.)+/g;

/**
 * Finds the names of at-rules (`@media`) and classes (`.box`) in a style sheet, outside comments, strings and
 * addresses. A dot followed by a letter always starts a class.
 */
export function styleWords(css: string): StyleWord[] {
  return [...css.matchAll(TOKEN)].flatMap(({0: word, index: at}) => (/^[@.]/.test(word) ? [{word, at}] : []));
}
