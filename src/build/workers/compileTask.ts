import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {CompileOptions} from '../../markdown/CompileOptions.ts';
import {compilePage} from '../../markdown/compilePage.ts';
import {recordPath, writeRecord} from '../cache/pageRecord.ts';
import type {CompileTask, CompileTaskResult} from './tasks.ts';

/** The options read last: the file's name holds its hash, so the same name means the same options. */
const latest: {file?: string; options?: Promise<CompileOptions>} = {};

function readOptions(file: string): Promise<CompileOptions> {
  if (latest.file !== file || !latest.options) {
    latest.file = file;
    latest.options = readFile(file, 'utf8').then((json) => JSON.parse(json) as CompileOptions);
  }
  return latest.options;
}

/** Compiles a batch of pages, keeps each in the cache, and returns their metadata. */
export async function compileTask({optionsFile, cacheDir, pages}: CompileTask): Promise<CompileTaskResult> {
  const options = await readOptions(optionsFile);
  const metas: CompileTaskResult = [];
  for (const {key, input} of pages) {
    const text = readFileSync(path.join(options.siteDir, input.file), 'utf8');
    const page = await compilePage({...input, text}, options);
    metas.push(writeRecord(recordPath(cacheDir, key), page));
  }
  return metas;
}
