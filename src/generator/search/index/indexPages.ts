import {FIELDS, type Field} from '../client/engine.ts';
import {packPostings, type Weight} from '../format/postings.ts';
import {createTermsOf} from '../words/termsOf.ts';
import {termsByField, type PageTerms} from './termsByField.ts';
import type {IndexedPage} from './IndexedPage.ts';

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

/** A term on a greater part of the pages tells little, and its postings would grow with the site. */
const COMMON = 0.4;

/** So many postings are small enough to be kept whatever they tell. */
const FEW_PAGES = 1000;

const TITLE_WEIGHTS = [4, 4, 3, 2, 2];

/** Page and frequency in turns: an object for each of the millions of postings of a large site would take its memory. */
type Postings = number[];

/** How many different terms each page has in a field, by number of the field and of the page. */
type Lengths = number[][];

/**
 * Indexes sorted pages: term → field → pages with weights. The engine would make one tree of all terms, which readers
 * never load: it is given those it is asked for.
 */
export function indexPages(pages: readonly IndexedPage[]): PageIndex {
  const all = new Map<string, Postings[]>();
  const lengths: Lengths = FIELDS.map(() => []);
  const termsOf = createTermsOf();
  for (const [number, page] of pages.entries()) addPage(all, lengths, number, termsByField(page, termsOf));
  const average = averageLength(lengths);
  const most = Math.max(pages.length * COMMON, FEW_PAGES);
  const result: PageIndex = {names: new Map(), text: new Map(), common: []};
  for (const term of [...all.keys()].sort()) {
    let isCommon = false;
    for (const [field, postings] of (all.get(term) ?? []).entries()) {
      const name = FIELDS[field];
      if (!postings || name === undefined) continue;
      if (postings.length / 2 > most && name !== 'whole' && name !== 'alias') {
        isCommon = true;
        continue;
      }
      const packed = packPostings(
        pairsOf(postings).map(([page, frequency]) => [
          page,
          weigh(name, frequency, lengths[field]?.[page] ?? 0, average),
        ]),
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

/** Counts as the engine does: how often each term occurs in a field, and how many different ones there are. */
function addPage(all: Map<string, Postings[]>, lengths: Lengths, page: number, terms: PageTerms): void {
  for (const [field, name] of FIELDS.entries()) {
    const counts = new Map<string, number>();
    for (const term of terms[name]) counts.set(term, (counts.get(term) ?? 0) + 1);
    lengths[field]?.push(counts.size);
    for (const [term, frequency] of counts) {
      let fields = all.get(term);
      if (!fields) {
        fields = [];
        all.set(term, fields);
      }
      fields[field] ??= [];
      fields[field].push(page, frequency);
    }
  }
}

function pairsOf(postings: Postings): [page: number, frequency: number][] {
  return Array.from({length: postings.length / 2}, (_, index) => [
    postings[2 * index] ?? 0,
    postings[2 * index + 1] ?? 0,
  ]);
}

/** Length of a usual text in terms, as a power of two: it does not change with each edit. */
function averageLength(lengths: Lengths): number {
  const ofTexts = lengths[FIELDS.indexOf('text')] ?? [];
  const count = ofTexts.reduce((sum, length) => sum + length, 0);
  return 2 ** Math.round(Math.log2(Math.max(count / Math.max(ofTexts.length, 1), 1)));
}

function weigh(field: Field, frequency: number, length: number, average: number): Weight {
  if (field === 'title') return TITLE_WEIGHTS[length] ?? 1;
  if (field !== 'text') return Math.min(frequency, 2);
  const relative = frequency / Math.min(Math.max(length / average, 0.5), 2);
  if (relative < 1.5) return 1;
  if (relative < 3.5) return 2;
  return relative < 8 ? 3 : 4;
}
