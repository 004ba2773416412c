/** Token classes of the highlighter: keyword, string, comment, function, number, type, attribute, what steps back. */
export type TokenClass = 'k' | 's' | 'c' | 'f' | 'n' | 't' | 'a' | 'p';

/** A run of source text: plain, or of one token class. */
export type CodePart = string | readonly [TokenClass, string];

/**
 * Source text split into tokens as by Markdown's highlighter, so that the page need not load one; a test compares the
 * two.
 */
export interface Code {
  language: string;
  parts: readonly CodePart[];
}
