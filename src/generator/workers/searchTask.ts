import {createSearchFiles} from '../search/index/createSearchFiles.ts';
import {openPageRecords} from '../store/PageRecords.ts';
import {hashOf} from '../files/hash.ts';
import {placeBelow} from '../files/placeBelow.ts';
import {writeInFolder} from '../files/writeInFolder.ts';
import type {SearchTask, SearchTaskResult} from './tasks.ts';

/** Makes the search index and writes its files. */
export function searchTask({pages, synonyms, cacheDir, outDir}: SearchTask): SearchTaskResult {
  const records = openPageRecords(cacheDir);
  const read = pages.map(({record, ...page}) => {
    const text = record === undefined ? undefined : records.readText(record, page.path);
    return {...page, sections: text?.sections ?? [{id: '', heading: '', level: 1, text: ''}]};
  });
  const files = createSearchFiles(read, synonyms, (value) => hashOf(value));
  for (const file of files) writeInFolder(placeBelow(outDir, file.path), file.text);
  return files.map((file) => file.path);
}
