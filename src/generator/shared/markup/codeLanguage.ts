/** The language that the class of a `code` element names, as in `language-ts`; undefined if it names none. */
export function codeLanguage(className: string): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(className)?.[1];
}
