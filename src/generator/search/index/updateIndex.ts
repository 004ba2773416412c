import {
  type PageFile,
  rangeName,
  type RangePart,
  type SearchEntryFile,
  type SearchTaskLink,
  type TermsFile,
} from '../format/SearchFiles.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {TextSection} from '../../shared/page/PageText.ts';
import {createPageFile} from './createPageFile.ts';
import {createPartRanges, type NumberedPage, type TermPart} from './createPartRanges.ts';
import {UnusableIndexError} from './createTermRanges.ts';
import type {PlannedPage} from './IndexedPage.ts';
import {countWords, wordRanges} from './indexWords.ts';
import {emptyIndex, type KeptIndex, type KeptPage, type KeptRange} from './KeptIndex.ts';
import {type Numbering, numberPages} from './numberPages.ts';
import {pageWords} from './pageWords.ts';

/** The parts whose files are written only where they change. */
const PARTS: readonly TermPart[] = ['names', 'text'];

/** A term on a greater part of the pages says little, and its postings would grow with the site. */
const COMMON = 0.4;

/** So many postings are small enough to be kept however common. */
const FEW_PAGES = 1000;

/** With more changed pages, the index is built from scratch: reading the last one would take longer. */
const MANY_CHANGES = 0.25;

/** A page, and the key of what its file is made of. */
export type KeyedPage = PlannedPage & {key: string};

/** How an index reads and writes. Paths are below its folder. */
export interface IndexIo<Page extends KeyedPage> {
  /** The text of a page, section by section. */
  sections(page: Page): TextSection[];
  /** A file of the last index; undefined when it is missing. */
  readLast(path: string): string | undefined;
  write(path: string, text: string): void;
  /** SHA-1 of a text in hexadecimal digits. */
  hash(text: string): string;
}

/** The rest of the entry, see `search` of the configuration. */
export interface IndexSettings {
  /** Of the site, such as `en`: it decides which words say little. */
  language?: string;
  synonyms: Readonly<Record<string, readonly string[]>>;
  tasks: readonly SearchTaskLink[];
}

export interface UpdatedIndex {
  kept: KeptIndex;
  written: string[];
  /** Files of the last index that stay as they are. */
  unchanged: string[];
}

/**
 * Writes the files of an index that differ from those of the last one. The same pages make the same bytes, whatever the last
 * index was.
 *
 * @param last What was kept of the last index; undefined: there is none.
 */
export function updateIndex<Page extends KeyedPage>(
  pages: readonly Page[],
  settings: IndexSettings,
  last: KeptIndex | undefined,
  io: IndexIo<Page>,
): UpdatedIndex {
  const numbering = numberPages(pages, io.hash);
  const mostPages = mostPagesOf(pages.length);
  const twins = twinsOf(pages, numbering);
  const keyOf = ({path, key}: Page) => `${key}:${numbering.numbers.get(path)}:${twins.get(path) ?? ''}`;
  const isUsable = last?.numbering === numbering.id && last.mostPages === mostPages;
  const work = {pages, settings, numbering, twins, keyOf, io};
  if (isUsable) {
    const stale = new Set(pages.filter((page) => last.pages[page.path]?.key !== keyOf(page)));
    if (stale.size <= Math.max(pages.length * MANY_CHANGES, 1)) {
      try {
        return changeIndex(last, stale, work);
      } catch (error) {
        if (!(error instanceof UnusableIndexError)) throw error;
      }
    }
  }
  return changeIndex(emptyIndex(numbering.id, mostPages), new Set(pages), work);
}

interface Work<Page extends KeyedPage> {
  pages: readonly Page[];
  settings: IndexSettings;
  numbering: Numbering;
  twins: ReadonlyMap<string, number>;
  keyOf(page: Page): string;
  io: IndexIo<Page>;
}

/**
 * Changes the index that was kept into that of the pages.
 *
 * @param stale The pages that are not in it as they are now.
 */
function changeIndex<Page extends KeyedPage>(
  last: KeptIndex,
  stale: ReadonlySet<Page>,
  work: Work<Page>,
): UpdatedIndex {
  const {pages, numbering, twins, keyOf, io} = work;
  const written = new Set<string>();
  const write = (path: string, text: string): void => {
    io.write(path, text);
    written.add(path);
  };
  const read = <File>(path: string, hash: string): File => {
    const text = io.readLast(path);
    if (text === undefined || io.hash(text) !== hash)
      throw new UnusableIndexError(`${path} has changed since it was written.`);
    return JSON.parse(text) as File;
  };
  const ranges = createPartRanges(
    last,
    (part, {from, hash}) => read<TermsFile>(fileOf(part, from), hash),
    work.settings.language,
  );
  const exchange = (before: NumberedPage | undefined, after: NumberedPage | undefined): void => {
    ranges.exchange(before, after);
    if (before) countWords(last.words, pageWords(before.file), -1);
    if (after) countWords(last.words, pageWords(after.file), 1);
  };
  const readPage = ({number, hash}: KeptPage): NumberedPage => ({
    number,
    file: read<PageFile>(pageFile(number), hash),
  });

  const keptPages: KeptIndex['pages'] = {};
  const unchanged: string[] = [];
  // A number may move from one page to another, so removals come first.
  const numberOf = ({path}: Page): number =>
    expectDefined(numbering.numbers.get(path), `the number of ${path}`);
  const moved = new Map<string, NumberedPage>();
  const current = new Map(pages.map((page) => [page.path, page]));
  for (const [path, kept] of Object.entries(last.pages)) {
    const page = current.get(path);
    if (!page || (stale.has(page) && numberOf(page) !== kept.number)) exchange(readPage(kept), undefined);
    else if (stale.has(page)) moved.set(path, readPage(kept));
  }
  for (const page of pages) {
    const number = numberOf(page);
    const known = last.pages[page.path];
    if (known && !stale.has(page)) {
      keptPages[page.path] = known;
      unchanged.push(pageFile(number));
      continue;
    }
    const twin = twins.get(page.path);
    const file = createPageFile(
      {...page, sections: io.sections(page)},
      {numbering: numbering.id, ...(twin !== undefined && {twin})},
    );
    exchange(moved.get(page.path), {number, file});
    const text = JSON.stringify(file);
    write(pageFile(number), text);
    keptPages[page.path] = {number, key: keyOf(page), hash: io.hash(text)};
  }

  const terms = ranges.finish((part, {from, end}, entries) => {
    const text = `{"numbering":${JSON.stringify(numbering.id)},"end":${JSON.stringify(end)},"terms":${entries}}`;
    write(fileOf(part, from), text);
    return io.hash(text);
  });
  const termFiles = PARTS.flatMap((part) => terms[part].map(({from}) => fileOf(part, from)));
  unchanged.push(...termFiles.filter((path) => !written.has(path)));
  const words = wordRanges(last.words, numbering.id);
  for (const [from, file] of words) write(fileOf('words', from), JSON.stringify(file));
  const entry = createEntry(work, {terms, words: [...words.keys()], common: Object.keys(last.common)});
  write('index.json', JSON.stringify(entry));
  return {kept: {...last, pages: keptPages, ...terms}, written: [...written], unchanged};
}

/** The entry names the other files by the first key in them. */
function createEntry(
  {pages, settings, numbering}: Pick<Work<KeyedPage>, 'pages' | 'settings' | 'numbering'>,
  {terms, words, common}: {terms: Record<TermPart, KeptRange[]>; words: string[]; common: string[]},
): SearchEntryFile {
  return {
    numbering: numbering.id,
    ...(settings.language !== undefined && {language: settings.language}),
    pageCount: pages.length,
    groups: numbering.groups,
    names: terms.names.map(({from}) => from),
    text: terms.text.map(({from}) => from),
    words,
    common: common.sort(),
    synonyms: Object.fromEntries(
      Object.entries(settings.synonyms).map(([word, meant]) => [word, [...meant]]),
    ),
    tasks: [...settings.tasks],
  };
}

/** The number grows in steps, so that one page more or less does not change which terms are common. */
function mostPagesOf(pageCount: number): number {
  return Math.max(Math.round(2 ** Math.ceil(Math.log2(Math.max(pageCount, 1))) * COMMON), FEW_PAGES);
}

function twinsOf(pages: readonly PlannedPage[], {numbers}: Numbering): Map<string, number> {
  const byEntity = new Map<string, string[]>();
  for (const {path, entity} of pages) {
    if (entity !== undefined) byEntity.set(entity, [...(byEntity.get(entity) ?? []), path].sort());
  }
  const twins = new Map<string, number>();
  for (const paths of byEntity.values()) {
    for (const path of paths) {
      const other = paths.find((one) => one !== path);
      const number = other === undefined ? undefined : numbers.get(other);
      if (number !== undefined) twins.set(path, number);
    }
  }
  return twins;
}

function fileOf(part: RangePart, from: string): string {
  return `${part}/${rangeName(from)}.json`;
}

function pageFile(number: number): string {
  return `pages/${number}.json`;
}
