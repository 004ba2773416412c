import type {PageFile, TermsFile} from '../format/SearchFiles.ts';
import {FIELDS, TEXT} from '../format/fields.ts';
import {createTermsOf} from '../words/termsOf.ts';
import {createTermRanges} from './createTermRanges.ts';
import type {KeptIndex, KeptRange} from './KeptIndex.ts';
import {pageTerms, type PageTerms} from './pageTerms.ts';

/** A part of the index that consists of ranges of terms. */
export type TermPart = 'names' | 'text';

/** Characters in one file of a part, before compression. */
const MOST: Record<TermPart, number> = {names: 8_000, text: 40_000};

/** A page's file and its number in the index. */
export interface NumberedPage {
  number: number;
  file: PageFile;
}

/** The terms of an index, which is changed page by page. */
export interface PartRanges {
  /** Replaces the terms of a page's last version with those of the new version. */
  exchange(before: NumberedPage | undefined, after: NumberedPage | undefined): void;
  /** Returns the ranges of both parts; calls `write`, which returns the file's hash, for each that has changed. */
  finish(
    write: (part: TermPart, range: {from: string; end: string | null}, terms: string) => string,
  ): Record<TermPart, KeptRange[]>;
}

/**
 * @param read Reads the file of a range of the last index.
 * @param language Of the site.
 */
export function createPartRanges(
  last: KeptIndex,
  read: (part: TermPart, range: KeptRange) => TermsFile,
  language?: string,
): PartRanges {
  const rangesOf = (part: TermPart) =>
    createTermRanges(last[part], last, (range) => read(part, range), MOST[part]);
  const parts = {names: rangesOf('names'), text: rangesOf('text')};
  const termsOf = createTermsOf(language);
  const none: PageTerms = FIELDS.map(() => new Map());
  return {
    exchange(before, after) {
      const old = before ? pageTerms(before.file, termsOf) : none;
      const own = after ? pageTerms(after.file, termsOf) : none;
      for (const field of FIELDS.keys()) {
        const part = parts[field === TEXT ? 'text' : 'names'];
        for (const [term, weight] of old[field] ?? [])
          if (before && own[field]?.get(term) !== weight) part.remove(term, field, before.number);
        for (const [term, weight] of own[field] ?? [])
          if (after && old[field]?.get(term) !== weight) part.add(term, field, after.number, weight);
      }
    },
    finish(write) {
      const finish = (part: TermPart): KeptRange[] =>
        parts[part].finish((range, terms) => write(part, range, terms));
      return {names: finish('names'), text: finish('text')};
    },
  };
}
