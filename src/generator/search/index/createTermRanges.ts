import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';
import {ALIAS, WHOLE} from '../format/fields.ts';
import {rangeOf, splitIntoRanges} from '../format/keyRanges.ts';
import {packPostings, pageOf, posting, unpackPostings, type Weight} from '../format/postings.ts';
import type {TermFields, TermsFile} from '../format/SearchFiles.ts';
import type {KeptIndex, KeptRange} from './KeptIndex.ts';

/** Postings of a term by number of the field, in any order. */
type Postings = (number[] | undefined)[];

/** The terms of a part of the index; a range of the last index is read when one of its terms changes. */
export interface TermRanges {
  add(term: string, field: number, page: number, weight: Weight): void;
  remove(term: string, field: number, page: number): void;
  /** Cuts the terms into ranges and gives the text of the file of each range that differs from the last index. */
  finish(write: (range: {from: string; end: string | null}, terms: string) => string): KeptRange[];
}

/** The last index cannot be changed: a file of it is missing, or a common term is common no longer. */
export class UnusableIndexError extends Error {}

/**
 * @param kept Ranges of the last index.
 * @param read Reads the file of a range of the last index.
 * @param most Characters in the file of a range.
 */
export function createTermRanges(
  kept: readonly KeptRange[],
  {common, mostPages}: Pick<KeptIndex, 'common' | 'mostPages'>,
  read: (range: KeptRange) => TermsFile,
  most: number,
): TermRanges {
  const starts = kept.map(({from}) => from);
  const opened = new Set<number>();
  const terms = new Map<string, Postings>();

  const open = (index: number): void => {
    if (opened.has(index)) return;
    opened.add(index);
    const range = expectDefined(kept[index], 'a range');
    if (range.hash === '') return;
    for (const [term, fields] of Object.entries(read(range).terms)) {
      const postings: Postings = [];
      for (const [field, ...packed] of fields) postings[field] = unpackPostings(packed);
      terms.set(term, postings);
    }
  };
  const countCommon = (term: string, field: number, change: number): boolean => {
    const counts = ownValue(common, term);
    const count = counts?.[field];
    if (!counts || count === undefined) return false;
    counts[field] = count + change;
    if (count + change <= mostPages) throw new UnusableIndexError(`"${term}" is common no longer.`);
    return true;
  };
  const serialize = (term: string, postings: Postings): string => {
    const fields: TermFields = [];
    for (const [field, list] of postings.entries()) {
      if (!list || list.length === 0) continue;
      if (list.length > mostPages && field !== WHOLE && field !== ALIAS) {
        const counts = ownValue(common, term);
        common[term] = {...counts, [field]: list.length};
        postings[field] = undefined;
        continue;
      }
      fields.push([field, ...packPostings(list.sort((a, b) => a - b))]);
    }
    return fields.length === 0 ? '' : `${JSON.stringify(term)}:${JSON.stringify(fields)}`;
  };

  return {
    add(term, field, page, weight) {
      open(rangeOf(starts, term));
      if (countCommon(term, field, 1)) return;
      let postings = terms.get(term);
      if (!postings) {
        postings = [];
        terms.set(term, postings);
      }
      const list = postings[field];
      if (list) list.push(posting(page, weight));
      else postings[field] = [posting(page, weight)];
    },
    remove(term, field, page) {
      open(rangeOf(starts, term));
      if (countCommon(term, field, -1)) return;
      const list = terms.get(term)?.[field] ?? [];
      const index = list.findIndex((value) => pageOf(value) === page);
      if (index >= 0) list.splice(index, 1);
    },
    finish(write) {
      const entries = new Map<string, string>();
      const serializeAll = (): void => {
        for (const [term, postings] of terms) {
          const entry = serialize(term, postings);
          if (entry !== '') entries.set(term, entry);
        }
        terms.clear();
      };
      serializeAll();
      const {terms: keys, sizes} = allTerms(kept, opened, entries);
      const cuts = splitIntoRanges(keys, sizes, most);
      let place = 0;
      return cuts.map((from, index): KeptRange => {
        const end = cuts[index + 1] ?? null;
        const first = place;
        while (place < keys.length && (end === null || expectDefined(keys[place], 'a term') < end)) place++;
        const own = {terms: keys.slice(first, place), sizes: sizes.slice(first, place)};
        const same = rangeOf(starts, from);
        const last = kept[same];
        const isSame = last?.from === from && (starts[same + 1] ?? null) === end && !opened.has(same);
        if (isSame && last.hash !== '') return last;
        for (const term of own.terms) {
          if (entries.has(term)) continue;
          // A boundary has moved: the term comes from a range that has not been read yet.
          open(rangeOf(starts, term));
          serializeAll();
        }
        const body = own.terms.map((term) => expectDefined(entries.get(term), 'the entry of a term'));
        return {from, hash: write({from, end}, `{${body.join(',')}}`), ...own};
      });
    },
  };
}

/**
 * The terms of a whole index in order, with the sizes of their entries.
 *
 * @param opened Numbers of the ranges that were read: what they hold now is in `entries`.
 */
function allTerms(
  kept: readonly KeptRange[],
  opened: ReadonlySet<number>,
  entries: ReadonlyMap<string, string>,
): Pick<KeptRange, 'terms' | 'sizes'> {
  const all: Pick<KeptRange, 'terms' | 'sizes'> = {terms: [], sizes: []};
  const touched = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  let next = 0;
  for (const [index, range] of kept.entries()) {
    if (!opened.has(index)) {
      all.terms.push(...range.terms);
      all.sizes.push(...range.sizes);
      continue;
    }
    const end = kept[index + 1]?.from;
    for (; next < touched.length; next++) {
      const [term, entry] = expectDefined(touched[next], 'a term');
      if (end !== undefined && term >= end) break;
      all.terms.push(term);
      all.sizes.push(entry.length);
    }
  }
  return all;
}
