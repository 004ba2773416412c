import {capitalize} from '../../shared/text/letterCase.ts';
import {codeSpan, escapeText} from '../../markdown/text/syntax.ts';

/** A sentence or a part of one, with names and values separate from the words. */
export type Phrase = readonly (string | {code: string})[];

/** The phrase with a capital first letter. */
export function capitalized([first = '', ...rest]: Phrase): Phrase {
  if (first === '') return rest.length === 0 ? [] : capitalized(rest);
  return typeof first === 'string' ? [capitalize(first), ...rest] : [first, ...rest];
}

/** The phrase as plain text, code between backticks. */
export function phraseText(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : `\`${part.code}\``)).join('');
}

/** The phrase as Markdown. */
export function phraseMarkdown(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? escapeText(part) : codeSpan(part.code))).join('');
}
