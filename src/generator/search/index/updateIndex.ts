import {rangeOf, splitIntoRanges} from '../format/keyRanges.ts';
import {
  type NumberedFile,
  type PageFile,
  rangeName,
  type RangeFile,
  type RangePart,
  type SearchEntryFile,
  type SearchTaskLink,
  type TermsFile,
  type WordsFile,
} from '../format/SearchFiles.ts';
import {createTermsOf, wholeTerm} from '../words/termsOf.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {TextSection} from '../../shared/page/PageText.ts';
import {FIELDS, TEXT} from '../format/fields.ts';
import {createPageFile} from './createPageFile.ts';
import {createTermRanges, UnusableIndexError} from './createTermRanges.ts';
import type {PlannedPage} from './IndexedPage.ts';
import {emptyIndex, type KeptIndex, type KeptPage, type KeptRange} from './KeptIndex.ts';
import {type Numbering, numberPages} from './numberPages.ts';
import {pageTerms, type PageTerms} from './pageTerms.ts';
import {pageWords} from './pageWords.ts';

/** Characters in one file of the index, before compression. */
const MOST = {names: 12_000, text: 40_000, words: 8_000};

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
  {pages, settings, numbering, twins, keyOf, io}: Work<Page>,
): UpdatedIndex {
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
  const partOf = (part: 'names' | 'text') =>
    createTermRanges(
      last[part],
      last,
      (range) => read<TermsFile>(fileOf(part, range.from), range.hash),
      MOST[part],
    );
  const parts = {names: partOf('names'), text: partOf('text')};
  const termsOf = createTermsOf();
  const none: PageTerms = FIELDS.map(() => new Map());

  /** Replaces the terms and words of a page's last version in the index with those of the new version. */
  const exchange = (before: {number: number; file: PageFile} | undefined, after: typeof before): void => {
    const old = before ? pageTerms(before.file, termsOf) : none;
    const own = after ? pageTerms(after.file, termsOf) : none;
    for (const field of FIELDS.keys()) {
      const part = parts[field === TEXT ? 'text' : 'names'];
      for (const [term, weight] of old[field] ?? [])
        if (before && own[field]?.get(term) !== weight) part.remove(term, field, before.number);
      for (const [term, weight] of own[field] ?? [])
        if (after && old[field]?.get(term) !== weight) part.add(term, field, after.number, weight);
    }
    if (before) countWords(last.words, pageWords(before.file), -1);
    if (after) countWords(last.words, pageWords(after.file), 1);
  };
  const readPage = ({number, hash}: KeptPage) => ({number, file: read<PageFile>(pageFile(number), hash)});

  const keptPages: KeptIndex['pages'] = {};
  const unchanged: string[] = [];
  // A number may move from one page to another, so removals come first.
  const numberOf = ({path}: Page): number =>
    expectDefined(numbering.numbers.get(path), `the number of ${path}`);
  const moved = new Map<string, ReturnType<typeof readPage>>();
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

  const finish = (part: 'names' | 'text'): KeptRange[] =>
    parts[part].finish(({from, end}, terms) => {
      const text = `{"numbering":${JSON.stringify(numbering.id)},"end":${JSON.stringify(end)},"terms":${terms}}`;
      write(fileOf(part, from), text);
      return io.hash(text);
    });
  const names = finish('names');
  const text = finish('text');
  for (const [part, ranges] of Object.entries({names, text}) as ['names' | 'text', KeptRange[]][]) {
    for (const {from} of ranges) {
      const path = fileOf(part, from);
      if (!written.has(path)) unchanged.push(path);
    }
  }
  const words = wordRanges(last.words, numbering);
  for (const [from, file] of words) write(fileOf('words', from), JSON.stringify(file));
  const entry: SearchEntryFile = {
    numbering: numbering.id,
    pageCount: pages.length,
    groups: numbering.groups,
    names: names.map(({from}) => from),
    text: text.map(({from}) => from),
    words: [...words.keys()],
    common: Object.keys(last.common).sort(),
    synonyms: Object.fromEntries(
      Object.entries(settings.synonyms).map(([word, meant]) => [wholeTerm(word), [...meant]]),
    ),
    tasks: [...settings.tasks],
  };
  write('index.json', JSON.stringify(entry));
  return {
    kept: {...last, pages: keptPages, names, text},
    written: [...written],
    unchanged,
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

function countWords(words: KeptIndex['words'], own: ReadonlyMap<string, string>, change: number): void {
  for (const [key, form] of own) {
    const forms = (Object.hasOwn(words, key) ? words[key] : undefined) ?? {};
    words[key] = forms;
    forms[form] = (forms[form] ?? 0) + change;
    if (forms[form] <= 0) delete forms[form];
    if (Object.keys(forms).length === 0) delete words[key];
  }
}

/** The files of words, each word in the form in which most pages write it. */
function wordRanges(words: KeptIndex['words'], numbering: Numbering): Map<string, WordsFile> {
  const entries = Object.entries(words)
    .map(([key, forms]) => {
      const [form = ''] = Object.keys(forms).sort(
        (a, b) => (forms[b] ?? 0) - (forms[a] ?? 0) || (a < b ? -1 : 1),
      );
      return [key, form] as const;
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const cuts = splitIntoRanges(
    entries.map(([key]) => key),
    entries.map(([, {length}]) => length + 3),
    MOST.words,
  );
  const files = new Map(
    cuts.map((from, i): [string, WordsFile] => [from, {...headOf(numbering, cuts[i + 1]), words: []}]),
  );
  for (const [key, form] of entries) files.get(cuts[rangeOf(cuts, key)] ?? '')?.words.push(form);
  return files;
}

function headOf({id}: Numbering, end: string | undefined): NumberedFile & RangeFile {
  return {numbering: id, end: end ?? null};
}

function fileOf(part: RangePart, from: string): string {
  return `${part}/${rangeName(from)}.json`;
}

function pageFile(number: number): string {
  return `pages/${number}.json`;
}
