import {decodeAddress} from '../../shared/address/encoding.ts';
import {FIELDS, type Field} from '../format/fields.ts';
import type {Weight} from '../format/postings.ts';
import type {PageFile, PageSection} from '../format/SearchFiles.ts';
import {wholeTerm} from '../words/termsOf.ts';
import {termWords} from '../words/termWords.ts';

/** Weight of each term of a page, by number of the field. */
export type PageTerms = Map<string, Weight>[];

const TITLE_WEIGHTS = [4, 4, 3, 2, 2];

/** Different terms of a usual text: in a longer one each is less specific. */
const USUAL_LENGTH = 256;

/**
 * The terms of a page with their weights. They depend on the page alone, so those of an unchanged page
 * are not computed again.
 *
 * @param termsOf See `createTermsOf`.
 */
export function pageTerms(page: PageFile, termsOf: (texts: readonly string[]) => string[]): PageTerms {
  const texts = textsByField(page, termsOf);
  return FIELDS.map((field) => {
    const counts = new Map<string, number>();
    for (const term of texts[field]) counts.set(term, (counts.get(term) ?? 0) + 1);
    const {size} = counts;
    for (const [term, count] of counts) counts.set(term, weigh(field, count, size));
    return counts;
  });
}

function textsByField(
  {title, path, description = '', entity = '', keywords = [], sections}: PageFile,
  termsOf: (texts: readonly string[]) => string[],
): Record<Field, string[]> {
  const segments = decodeAddress(path).split('/').filter(Boolean);
  const own = sections.filter((_, index) => !isInherited(sections, index));
  const names = own.flatMap(([, , , , names = []]) => names);
  const wholeNames = new Set(names.flatMap((name) => termWords(name)).map(({whole}) => whole));
  const named = termsOf(names);
  return {
    whole: distinct([wholeTerm(title)]),
    alias: distinct([wholeTerm(entity), wholeTerm(segments.at(-1) ?? '')]),
    title: termsOf([title, entity]),
    name: named.filter((term) => wholeNames.has(term)),
    heading: termsOf(own.filter((section) => !isField(section)).map(([, heading]) => heading)),
    summary: termsOf([description]),
    path: termsOf(segments),
    part: named.filter((term) => !wholeNames.has(term)),
    text: termsOf([...own.map(([, , , text]) => text), ...keywords]),
  };
}

/** Whether a section describes a field or a parameter: its heading is the name. */
function isField([, heading, , , names = []]: PageSection): boolean {
  return names.includes(heading);
}

/** A field that a model inherits: search finds it on the model that declares it. */
function isInherited(sections: readonly PageSection[], index: number): boolean {
  const level = sections[index]?.[2] ?? 1;
  for (let i = index - 1; i >= 0; i--) {
    const [id, , above] = sections[i] ?? ['', '', 1];
    if (above < level) return id.startsWith('fields-from-');
  }
  return false;
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}

function weigh(field: Field, frequency: number, length: number): Weight {
  if (field === 'title') return TITLE_WEIGHTS[length] ?? 1;
  if (field !== 'text') return Math.min(frequency, 2);
  const relative = frequency / Math.min(Math.max(length / USUAL_LENGTH, 0.5), 2);
  if (relative < 3) return 1;
  return relative < 8 ? 2 : 4;
}
