/** Token classes of the highlighter: keyword, string, comment, function, number, type, punctuation, attribute. */
export type TokenClass = 'k' | 's' | 'c' | 'f' | 'n' | 't' | 'p' | 'a';

/** A run of source text: plain, or of one token class. */
export type CodePart = string | readonly [TokenClass, string];
