import {splitWords} from './splitWords.ts';
import {stem} from './stem.ts';

/** A word as a term, and its parts as terms. */
export interface TermWord {
  whole: string;
  parts: string[];
}

/** The words of a short text as the terms that a query is compared with. */
export function termWords(text: string): TermWord[] {
  return splitWords(text).map(({whole, parts}) => ({
    whole: stem(whole),
    parts: parts.map((part) => stem(part.text)),
  }));
}
