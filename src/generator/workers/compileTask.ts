import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {CompiledPage} from '../markdown/CompiledPage.ts';
import type {CompileOptions} from '../markdown/CompileOptions.ts';
import {compilePage} from '../markdown/compilePage.ts';
import {openPageRecords} from '../store/PageRecords.ts';
import {cutFrontMatter} from '../yaml/frontMatter/cutFrontMatter.ts';
import type {CompileTask, CompileTaskResult} from './tasks.ts';

/** The options read last: each compilation writes a file of its own, so the same name means the same options. */
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
  const records = openPageRecords(cacheDir);
  const metas: CompileTaskResult = [];
  for (const {key, hash, input} of pages) {
    const bytes = readFileSync(path.join(options.siteDir, input.file));
    const page = await compilePage({...input, ...cutFrontMatter(bytes.toString('utf8'))}, options);
    const read = createHash('sha1').update(bytes).digest('hex');
    const kept = read === hash ? page : dependingOn(input.file, read, page);
    metas.push(records.write(key, kept));
  }
  return metas;
}

/**
 * A page whose source was saved after it was looked up: its key stands for the text before. As one more dependency, the text
 * that was read makes the record hold for this build alone, and stale when the file is again as it was.
 */
function dependingOn(file: string, hash: string, page: CompiledPage): CompiledPage {
  const {links, files} = page.dependencies;
  return {...page, dependencies: {links, files: {...files, [file]: hash}}};
}
