import {existsSync, rmSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {namesIn} from '../files/folders/namesIn.ts';
import {isLongAgo, noteUse, removeUnused} from '../files/cache/unusedFiles.ts';
import {isFile} from '../files/isFile.ts';
import {stampKept, statKept} from '../files/cache/keptFile.ts';
import {openKeptParts} from '../files/cache/keptParts.ts';
import type {CompiledMeta} from '../markdown/CompiledMeta.ts';
import type {CompiledPage} from '../markdown/CompiledPage.ts';
import type {PageText} from '../shared/page/PageText.ts';
import {DamagedRecord} from './DamagedRecord.ts';
import {type FoundPage, foundPage} from './FoundPage.ts';
import {INDEX_FORMAT, indexedPage} from './pageIndex.ts';
import {type PageRecord, readRecord, readText, writeRecord} from './pageRecord.ts';

/**
 * How long a record is kept after its last use (ms). Longer than other files of a cache, since a build that notes the use
 * of all of them, and writes their new stamps to the index, takes nearly twice as long.
 */
export const KEEP_RECORDS = 4 * 60 * 60 * 1000;

const NOTE_AFTER = KEEP_RECORDS / 2;

/** The compiled pages in a cache, by key: the hash of everything that a page is compiled from. */
export interface PageRecords {
  /** Absolute path of the cache, through which workers open the same records. */
  readonly cacheDir: string;
  /** Whether nothing has ever been compiled into the cache. */
  isEmpty(): boolean;
  has(key: string): boolean;
  /** Undefined when the record is missing or damaged. */
  find(key: string): PageRecord | undefined;
  /** Like `find`, but returns only the metadata: a record that matches the index is not read. */
  findPage(key: string): FoundPage | undefined;
  /** Saves the metadata of all pages of a build for `findPage` in the next one. */
  saveIndex(pages: Iterable<{key: string; page: FoundPage}>): void;
  /** Makes `findPage` read every record from now on, because one that matches the index was damaged. */
  forgetIndex(): void;
  /**
   * Reads a record that the build has written or found.
   *
   * @param name Names the page in the message.
   * @throws {DamagedRecord}
   */
  read(key: string, name: string): PageRecord;
  /** Like `read`, but returns only the text. */
  readText(key: string, name: string): PageText;
  write(key: string, page: CompiledPage): CompiledMeta;
  remove(key: string): Promise<void>;
  /**
   * Removes every record whose key is not among these.
   *
   * @param unusedFor Records that were written or found within this time (ms) are kept: another build may be about to
   * read them.
   */
  prune(keys: ReadonlySet<string>, unusedFor?: number): Promise<void>;
}

/**
 * Opens the records of a cache.
 *
 * @param cacheDir Absolute path; it need not exist.
 */
export function openPageRecords(cacheDir: string): PageRecords {
  const root = path.join(cacheDir, 'pages');
  const fileOf = (key: string): string => path.join(root, key.slice(0, 2), key);
  // The metadata of every record: a build that finds a record unchanged does not have to read it.
  const indexDir = path.join(cacheDir, 'page-index');
  const index = openKeptParts(indexDir, 'index of pages', (key) => key.slice(0, 1), INDEX_FORMAT);
  // Otherwise, a damaged record with an unchanged stamp would be assumed to be intact every time.
  const fail = (key: string, name: string): never => {
    rmSync(fileOf(key), {recursive: true, force: true});
    throw new DamagedRecord(name);
  };
  return {
    cacheDir,
    isEmpty: () => !existsSync(root),
    has: (key) => isFile(fileOf(key)),
    find(key) {
      const record = readRecord(fileOf(key));
      if (record) noteUse(fileOf(key));
      return record;
    },
    findPage(key) {
      const file = fileOf(key);
      const kept = statKept(file);
      if (kept === undefined) return undefined;
      const {stamp, usedAt} = kept;
      const known = index.get(key)?.page;
      const page = known?.head.stamp === stamp ? known : readPage(file);
      const isNoted = isLongAgo(usedAt, NOTE_AFTER) && noteUse(file);
      if (page) page.head.stamp = isNoted ? stampKept(file) : stamp;
      return page;
    },
    saveIndex: (pages) => index.save(Array.from(pages, ({key, page}) => [key, indexedPage(page)])),
    forgetIndex: () => index.forget(),
    read: (key, name) => readRecord(fileOf(key)) ?? fail(key, name),
    readText: (key, name) => readText(fileOf(key)) ?? fail(key, name),
    write: (key, page) => writeRecord(fileOf(key), page),
    remove: (key) => rm(fileOf(key), {recursive: true, force: true}),
    async prune(keys, unusedFor = 0) {
      for (const shard of namesIn(root))
        await removeUnused(path.join(root, shard), (name) => keys.has(name), unusedFor);
    },
  };
}

function readPage(file: string): FoundPage | undefined {
  const record = readRecord(file);
  return record && foundPage(record.meta);
}
