import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createSearchFiles} from '../../search/index/createSearchFiles.ts';
import {readText, recordPath} from '../cache/pageRecord.ts';
import {hashOf} from '../hash.ts';
import type {SearchTask, SearchTaskResult} from './tasks.ts';

/** Makes the search index and writes its files. */
export function searchTask({pages, synonyms, cacheDir, outDir}: SearchTask): SearchTaskResult {
  const read = pages.map(({record, ...page}) => {
    const text = record === undefined ? undefined : readText(recordPath(cacheDir, record));
    return {...page, sections: text?.sections ?? [{id: '', heading: '', level: 1, text: ''}]};
  });
  const files = createSearchFiles(read, synonyms, (value) => hashOf(value));
  for (const folder of new Set(files.map((file) => path.dirname(file.path)))) {
    mkdirSync(path.join(outDir, folder), {recursive: true});
  }
  for (const file of files) writeFileSync(path.join(outDir, file.path), file.text);
  return files.map((file) => file.path);
}
