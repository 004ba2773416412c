import {describe, expect, test} from 'vitest';
import type {IndexedPage} from '../../../src/generator/search/index/IndexedPage.ts';
import {makeIndex, page} from './testPages.ts';

const SYLLABLES = 'ba co du fe gi ha jo ku le mi no pa ru se ti vo'.split(' ');

/** A word for a number, always the same. */
function word(number: number): string {
  let rest = (number * 2654435761) % 2 ** 32;
  let result = '';
  for (let i = 0; i < 4; i++) {
    result += SYLLABLES[rest % SYLLABLES.length] ?? '';
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return result;
}

/** Pages with unique words, and with shared ones. */
function corpus(count: number): IndexedPage[] {
  return Array.from({length: count}, (_, i) => {
    const text = Array.from({length: 60}, (_, j) => word((i * 31 + j * j) % 400)).join(' ');
    return page(`docs/${word(i)}-${i}`, `The ${word(i)} of ${word(i + 7)}`, {
      '': text,
      [`How to ${word(i + 3)}`]: `${word(i % 50)} ${word(i)}`,
    });
  });
}

const PAGES = corpus(200);
const BASE = makeIndex(PAGES);

function edited(change: (page: IndexedPage) => IndexedPage): IndexedPage[] {
  return PAGES.map((one, index) => (index === 77 ? change(one) : one));
}

const retext = (one: IndexedPage, more: string): IndexedPage => ({
  ...one,
  sections: one.sections.map((section, i) => (i === 0 ? {...section, text: section.text + more} : section)),
});

describe('an index that is updated from the last one', () => {
  const cases: [name: string, pages: IndexedPage[]][] = [
    ['nothing', PAGES],
    ['a paragraph', edited((one) => retext(one, ' granite winch'))],
    ['a section taken out', edited((one) => ({...one, sections: one.sections.slice(0, 1)}))],
    ['a title', edited((one) => ({...one, title: 'Quite another title'}))],
    ['names that every object has', edited((one) => ({...one, title: 'The constructor and its toString'}))],
    ['a page added', [...PAGES, page('docs/new', 'A new page', {'': 'granite of the quarry'})]],
    ['a page removed', PAGES.filter((_, index) => index !== 77)],
    ['an address', edited((one) => ({...one, path: '/v1/docs/elsewhere'}))],
    ['an entity', edited((one) => ({...one, entity: 'Winch'}))],
    [
      'many pages',
      PAGES.map((one, index) => (index % 9 === 0 ? retext(one, ` ${word(index + 5)} zinc`) : one)),
    ],
    ['nearly all pages', PAGES.map((one) => retext(one, ' zinc'))],
    ['another group', edited((one) => ({...one, product: 'Yard'}))],
    ['many pages added', [...PAGES, ...corpus(420).slice(200)]],
    ['nothing left', []],
  ];

  test.each(cases)('is the same as a new one after a change of %s', (_, pages) => {
    const update = makeIndex(pages, {last: BASE});
    const whole = makeIndex(pages);
    expect(Object.fromEntries(update.files)).toEqual(Object.fromEntries(whole.files));
    // Its kept data works like that of a new index.
    const again = makeIndex(PAGES, {last: update});
    expect(Object.fromEntries(again.files)).toEqual(Object.fromEntries(BASE.files));
  });

  test('writes few files for a small change', () => {
    const ranges = (paths: string[]) => paths.filter((path) => /^(?:names|text)\//.test(path)).length;
    const count = (pages: IndexedPage[]) => {
      const {written} = makeIndex(pages, {last: BASE});
      return {ranges: ranges(written), pages: written.filter((path) => path.startsWith('pages/')).length};
    };
    expect(ranges([...BASE.files.keys()])).toBeGreaterThan(3);
    expect(count(PAGES)).toEqual({ranges: 0, pages: 0});
    expect(count(edited((one) => retext(one, ' granite')))).toEqual({ranges: 1, pages: 1});
    expect(count([...PAGES, page('docs/new', 'Granite', {'': 'granite'})]).pages).toBe(1);
  });

  test('is created from scratch if a file of the last one is damaged', () => {
    const pages = edited((one) => retext(one, ' granite'));
    for (const damage of [() => undefined, () => '{}']) {
      const files = new Map(BASE.files);
      for (const path of files.keys()) {
        const text = damage();
        if (text === undefined) files.delete(path);
        else files.set(path, text);
      }
      const update = makeIndex(pages, {last: {...BASE, files}});
      expect(update.unchanged).toEqual([]);
      expect(Object.fromEntries(update.files)).toEqual(Object.fromEntries(makeIndex(pages).files));
    }
  });
});

test('terms on most pages of a large site are left out, and return when they are rare again', () => {
  const pages = Array.from({length: 1500}, (_, i) =>
    page(`docs/p${i}`, `Page ${word(i)}`, {'': i < 1200 ? 'granite' : 'basalt'}),
  );
  const last = makeIndex(pages);
  const entryOf = ({files}: {files: Map<string, string>}) => JSON.parse(files.get('index.json') ?? '{}');
  expect(entryOf(last).common).toContain('granit');
  for (const count of [1, 300]) {
    const slate = {id: '', heading: '', level: 1, text: 'slate'};
    const changed = pages.map((one, i) => (i < count ? {...one, sections: [slate]} : one));
    const update = makeIndex(changed, {last});
    expect(Object.fromEntries(update.files)).toEqual(Object.fromEntries(makeIndex(changed).files));
    expect(entryOf(update).common.includes('granit')).toBe(count === 1);
  }
});
