import {createHash} from 'node:crypto';
import type {IndexedPage} from '../../../src/generator/search/index/IndexedPage.ts';
import type {KeptIndex} from '../../../src/generator/search/index/KeptIndex.ts';
import {updateIndex} from '../../../src/generator/search/index/updateIndex.ts';

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

/** An index in memory. */
export interface TestIndex {
  /** Text by path below its folder. */
  files: Map<string, string>;
  kept: KeptIndex;
  /** Paths of the files that were written, and of those taken from the last index. */
  written: string[];
  unchanged: string[];
}

/** Creates an index of some pages, from scratch or from the last one. */
export function makeIndex(
  pages: IndexedPage[],
  {
    synonyms = {},
    language = 'en',
    last,
  }: {synonyms?: Record<string, string[]>; language?: string; last?: TestIndex} = {},
): TestIndex {
  const written = new Map<string, string>();
  const keyed = pages.map((page) => ({...page, key: sha1(JSON.stringify(page))}));
  const kept = last && (JSON.parse(JSON.stringify(last.kept)) as KeptIndex);
  const updated = updateIndex(keyed, {synonyms, tasks: [], language}, kept, {
    sections: (page) => page.sections,
    readLast: (path) => last?.files.get(path),
    write: (path, text) => written.set(path, text),
    hash: sha1,
  });
  const files = new Map(written);
  for (const path of updated.unchanged) files.set(path, last?.files.get(path) ?? '');
  return {...updated, files};
}

/** The index of some pages, by address. */
export function indexOf(
  pages: IndexedPage[],
  synonyms: Record<string, string[]> = {},
  language?: string,
): Map<string, string> {
  const {files} = makeIndex(pages, {synonyms, ...(language !== undefined && {language})});
  return new Map([...files].map(([path, text]) => [`/v1/assets/search/${path}`, text]));
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
