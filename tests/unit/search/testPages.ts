import {createSearchFiles} from '../../../src/generator/search/index/createSearchFiles.ts';
import type {IndexedPage} from '../../../src/generator/search/index/IndexedPage.ts';

/** A page with an introduction and sections: heading → text. */
export function page(
  path: string,
  title: string,
  sections: Record<string, string>,
  more: Partial<IndexedPage> = {},
): IndexedPage {
  const {'': introduction = '', ...rest} = sections;
  return {
    path: `/v1/${path}`,
    title,
    kind: 'guide',
    sections: [
      {id: '', heading: '', level: 1, text: introduction},
      ...Object.entries(rest).map(([heading, text]) => ({
        id: heading.toLowerCase().replaceAll(' ', '-'),
        heading,
        level: 2,
        text,
      })),
    ],
    ...more,
  };
}

/** The index of some pages, by address. */
export function indexOf(pages: IndexedPage[], synonyms: Record<string, string> = {}): Map<string, string> {
  const files = createSearchFiles(pages, synonyms, (value) => {
    let hash = 7;
    for (const letter of JSON.stringify(value)) hash = (hash * 31 + letter.charCodeAt(0)) % 2 ** 32;
    return hash.toString(16).padStart(12, '0');
  });
  return new Map(files.map(({path, text}) => [`/v1/assets/search/${path}`, text]));
}
