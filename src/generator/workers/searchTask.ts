import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hasCode} from '../shared/problems/hasCode.ts';
import {hashOf} from '../files/hash.ts';
import {readKeptJson, writeKept} from '../files/cache/keptFile.ts';
import {placeBelow} from '../files/placeBelow.ts';
import {writeInFolder} from '../files/folders/writeInFolder.ts';
import {type PlannedSearchPage, searchKey} from '../output/plan/planSearch.ts';
import type {KeptIndex} from '../search/index/KeptIndex.ts';
import {updateIndex} from '../search/index/updateIndex.ts';
import {openPageRecords} from '../store/PageRecords.ts';
import {keptSearchFile} from '../store/keptSearch.ts';
import type {SearchTask, SearchTaskResult} from './tasks.ts';

/** What is kept of an index for the next build. */
interface KeptSearch {
  index: KeptIndex;
  pages: PlannedSearchPage[];
}

/**
 * Creates a search index and writes what differs from the last one.
 *
 * @returns undefined if only some pages are given, and the others are not known
 */
export function searchTask({
  index: planned,
  cacheDir,
  outDir,
  last,
}: SearchTask): SearchTaskResult | undefined {
  const records = openPageRecords(cacheDir);
  const known = last && readKeptJson<KeptSearch>(keptSearchFile(cacheDir, last.key), last.key);
  const pages = planned.isPart ? replacePages(known?.pages, planned.pages) : planned.pages;
  if (!pages) return undefined;
  const key = searchKey(planned.common, planned.settings, pages);
  const {kept, written, unchanged} = updateIndex(pages, planned.settings, known?.index, {
    sections({record, path: address}) {
      const text = record === undefined ? undefined : records.readText(record, address);
      return text?.sections ?? [{id: '', heading: '', level: 1, text: ''}];
    },
    readLast: (file) => (last ? readText(path.join(last.dir, file)) : undefined),
    write: (file, text) => writeInFolder(placeBelow(outDir, file), text),
    hash: (text) => hashOf(text),
  });
  const keeping: KeptSearch = {index: kept, pages};
  writeKept(keptSearchFile(cacheDir, key), key, JSON.stringify(keeping));
  return {key, written, unchanged};
}

function replacePages(
  last: readonly PlannedSearchPage[] | undefined,
  changed: readonly PlannedSearchPage[],
): PlannedSearchPage[] | undefined {
  const byPath = new Map(changed.map((page) => [page.path, page]));
  return last?.map((page) => byPath.get(page.path) ?? page);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
