import type {CompiledMeta} from '../markdown/CompiledMeta.ts';
import type {CompiledPages} from '../markdown/CompiledPages.ts';
import {expectDefined} from '../shared/invariants/expectDefined.ts';
import type {Body} from '../shared/page/PageModule.ts';
import type {PageText} from '../shared/page/PageText.ts';
import type {FoundPage, PageHead} from './FoundPage.ts';
import type {PageRecords} from './PageRecords.ts';

/** A compiled page: the part in memory, and the key of the record that contains the rest. */
export interface StoredPage {
  key: string;
  page: FoundPage;
}

/**
 * Every compiled page of a site by source file, relative to the site folder: metadata in memory, bodies and texts on
 * disk. All methods except `get` throw for a file that was not compiled.
 */
export interface PageStore extends CompiledPages {
  /** Absolute path of the cache that contains the records. */
  readonly cacheDir: string;
  /** Metadata of every page. */
  metas(): Iterable<CompiledMeta>;
  /** The part of the metadata that can be read of every page without parsing the rest. */
  heads(): PageHead[];
  /** Every page by source file. */
  entries(): Iterable<readonly [file: string, page: StoredPage]>;
  /** Keys of the records of every page. */
  keys(): Iterable<string>;
  /** Key of a page's record, for a worker to read it. */
  keyOf(file: string): string;
  body(file: string): Body;
  text(file: string): PageText;
}

/** @param pages By source file. */
export function createPageStore(records: PageRecords, pages: ReadonlyMap<string, StoredPage>): PageStore {
  const keyOf = (file: string): string => expectDefined(pages.get(file), `the compiled page of ${file}`).key;
  return {
    cacheDir: records.cacheDir,
    get: (file) => pages.get(file)?.page.meta,
    metas: () => [...pages.values()].map(({page}) => page.meta),
    heads: () => [...pages.values()].map(({page}) => page.head),
    entries: () => pages,
    keys: () => [...pages.values()].map(({key}) => key),
    keyOf,
    body: (file) => records.read(keyOf(file), file).body,
    text: (file) => records.readText(keyOf(file), file),
  };
}
