import {decodeAddress} from '../../shared/address/encoding.ts';
import type {Field} from '../client/engine.ts';
import {wholeTerm} from '../words/termsOf.ts';
import type {IndexedPage} from './IndexedPage.ts';

/** The terms of each field, as often as they stand there. */
export type PageTerms = Record<Field, string[]>;

/**
 * The terms of a page by field.
 *
 * @param termsOf See `createTermsOf`.
 */
export function termsByField(page: IndexedPage, termsOf: (texts: readonly string[]) => string[]): PageTerms {
  const {title, path, description = '', entity = '', sections} = page;
  const segments = decodeAddress(path).split('/').filter(Boolean);
  const own = sections.filter((_, index) => !isInherited(sections, index));
  const inherited = sections.filter((_, index) => isInherited(sections, index));
  const namesOf = (section: IndexedPage['sections'][number]) => section.names ?? [];
  return {
    whole: distinct([wholeTerm(title)]),
    alias: distinct([wholeTerm(entity), wholeTerm(segments.at(-1) ?? '')]),
    title: termsOf([title, entity]),
    name: termsOf(own.flatMap(namesOf)),
    heading: termsOf(own.map(({heading}) => heading)),
    summary: termsOf([description]),
    path: termsOf(segments),
    text: termsOf([
      ...sections.map(({text}) => text),
      ...inherited.flatMap((section) => [section.heading, ...namesOf(section)]),
    ]),
  };
}

/** A field that a model has from another one: readers look for the model that it comes from. */
function isInherited(sections: IndexedPage['sections'], index: number): boolean {
  const level = sections[index]?.level ?? 1;
  for (let i = index - 1; i >= 0; i--) {
    const above = sections[i];
    if (above && above.level < level) return above.id.startsWith('fields-from-');
  }
  return false;
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}
