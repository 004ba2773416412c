import {createIndexer, FIELDS, type Field} from '../engine.ts';
import {packPostings, type Weight} from '../files/postings.ts';
import {createTermsOf} from '../words/termsOf.ts';
import {fieldsOf} from './fieldsOf.ts';
import type {SearchPage} from './SearchPage.ts';

/** Packed postings of one term, by number of the field. */
export type TermFields = [field: number, ...postings: number[]][];

export interface PageIndex {
  /** Terms of titles, names, headings and addresses, sorted. */
  names: Map<string, TermFields>;
  /** Terms of the text, sorted. */
  text: Map<string, TermFields>;
  /** Terms that were left out of a field since they stand on too many pages. */
  common: string[];
}

/** The engine keeps a batch in memory while it indexes it. */
const BATCH = 500;

/** A term on a greater part of the pages tells little, and its postings would grow with the site. */
const COMMON = 0.4;

/** So many postings are small enough to be kept whatever they tell. */
const FEW_PAGES = 1000;

const TITLE_WEIGHTS = [4, 4, 3, 2, 2];

type Postings = [page: number, frequency: number, length: number][];

/** Indexes sorted pages with the engine and takes its index apart: term → field → pages with weights. */
export function indexPages(pages: readonly SearchPage[]): PageIndex {
  const all = new Map<string, Postings[]>();
  const termsOf = createTermsOf();
  for (let start = 0; start < pages.length; start += BATCH) addBatch(all, pages, start, termsOf);
  const average = averageLength(all, pages.length);
  const most = Math.max(pages.length * COMMON, FEW_PAGES);
  const result: PageIndex = {names: new Map(), text: new Map(), common: []};
  for (const term of [...all.keys()].sort()) {
    let isCommon = false;
    for (const [field, postings] of (all.get(term) ?? []).entries()) {
      const name = FIELDS[field];
      if (!postings || name === undefined) continue;
      if (postings.length > most && name !== 'whole' && name !== 'alias') {
        isCommon = true;
        continue;
      }
      const packed = packPostings(
        postings.map(([page, frequency, length]) => [page, weigh(name, frequency, length, average)]),
      );
      const target = name === 'text' ? result.text : result.names;
      const fields = target.get(term);
      if (fields) fields.push([field, ...packed]);
      else target.set(term, [[field, ...packed]]);
    }
    if (isCommon) result.common.push(term);
  }
  return result;
}

function addBatch(
  all: Map<string, Postings[]>,
  pages: readonly SearchPage[],
  start: number,
  termsOf: (texts: readonly string[]) => string,
): void {
  const engine = createIndexer();
  engine.addAll(
    pages.slice(start, start + BATCH).map((page, index) => fieldsOf(start + index, page, termsOf)),
  );
  const {index, fieldLength} = engine.toJSON();
  for (const [term, byField] of index) {
    let fields = all.get(term);
    if (!fields) {
      fields = [];
      all.set(term, fields);
    }
    for (const [field, frequencies] of Object.entries(byField)) {
      const number = Number(field);
      fields[number] ??= [];
      for (const [page, frequency] of Object.entries(frequencies)) {
        const length = fieldLength[page]?.[number] ?? 1;
        fields[number].push([start + Number(page), Number(frequency), length]);
      }
    }
  }
}

/** Length of a usual text in terms, as a power of two: it does not change with each edit. */
function averageLength(all: Map<string, Postings[]>, pageCount: number): number {
  let count = 0;
  for (const fields of all.values()) count += fields[FIELDS.indexOf('text')]?.length ?? 0;
  return 2 ** Math.round(Math.log2(Math.max(count / Math.max(pageCount, 1), 1)));
}

function weigh(field: Field, frequency: number, length: number, average: number): Weight {
  if (field === 'title') return TITLE_WEIGHTS[length] ?? 1;
  if (field !== 'text') return Math.min(frequency, 2);
  const relative = frequency / Math.min(Math.max(length / average, 0.5), 2);
  if (relative < 1.5) return 1;
  if (relative < 3.5) return 2;
  return relative < 8 ? 3 : 4;
}
