import type {Cut} from './segmentWords.ts';
import {splitWords} from './splitWords.ts';
import {singular, stem} from './stem.ts';

/** A word as a term, and its parts as terms. */
export interface TermWord {
  whole: string;
  /** The whole word in the singular, not shortened any further: "paging" is not "page". */
  form: string;
  parts: string[];
}

/** The words of a short text as the terms that a query is compared with; see `splitWords`. */
export function termWords(text: string, cut?: Cut): TermWord[] {
  return splitWords(text, cut).map(({whole, parts}) => ({
    whole: stem(whole),
    form: singular(whole),
    parts: parts.map((part) => stem(part.text)),
  }));
}
