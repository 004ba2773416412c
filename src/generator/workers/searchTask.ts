import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hasCode} from '../files/hasCode.ts';
import {hashOf} from '../files/hash.ts';
import {readKeptJson, writeKept} from '../files/keptFile.ts';
import {placeBelow} from '../files/placeBelow.ts';
import {writeInFolder} from '../files/writeInFolder.ts';
import type {KeptIndex} from '../search/index/KeptIndex.ts';
import {updateIndex} from '../search/index/updateIndex.ts';
import {openPageRecords} from '../store/PageRecords.ts';
import {keptSearchFile} from '../store/keptSearch.ts';
import type {SearchTask, SearchTaskResult} from './tasks.ts';

/** Creates a search index and writes what differs from the last one. */
export function searchTask({pages, settings, cacheDir, outDir, key, last}: SearchTask): SearchTaskResult {
  const records = openPageRecords(cacheDir);
  const lastIndex = last && readKeptJson<KeptIndex>(keptSearchFile(cacheDir, last.key), last.key);
  const {kept, written, unchanged} = updateIndex(pages, settings, lastIndex, {
    sections({record, path: address}) {
      const text = record === undefined ? undefined : records.readText(record, address);
      return text?.sections ?? [{id: '', heading: '', level: 1, text: ''}];
    },
    readLast: (file) => (last ? readText(path.join(last.dir, file)) : undefined),
    write: (file, text) => writeInFolder(placeBelow(outDir, file), text),
    hash: (text) => hashOf(text),
  });
  writeKept(keptSearchFile(cacheDir, key), key, JSON.stringify(kept));
  return {written, unchanged};
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
