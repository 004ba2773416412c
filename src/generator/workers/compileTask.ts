import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {CompiledPage} from '../markdown/CompiledPage.ts';
import type {CompileOptions} from '../markdown/CompileOptions.ts';
import {compilePage} from '../markdown/compilePage.ts';
import {systemProblem} from '../problems/systemProblem.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {isSystemFault} from '../shared/problems/SystemFault.ts';
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
    const {text, hash: read, problem} = readNow(options.siteDir, input.file);
    const page = await compilePage({...input, ...cutFrontMatter(text)}, options);
    if (problem) page.problems.push(problem);
    const kept = read === hash ? page : dependingOn(input.file, read, page);
    metas.push(records.write(key, kept));
  }
  return metas;
}

/** A source as it is now. One that cannot be read any more is empty, and has a problem. */
function readNow(siteDir: string, name: string): {text: string; hash: string | null; problem?: Problem} {
  const file = path.join(siteDir, name);
  try {
    const bytes = readFileSync(file);
    return {text: bytes.toString('utf8'), hash: createHash('sha1').update(bytes).digest('hex')};
  } catch (error) {
    if (!isSystemFault(error)) throw error;
    return {text: '', hash: null, problem: systemProblem(error, {siteDir, file})};
  }
}

/**
 * A page whose source was saved after it was looked up: its key stands for the text before. As one more dependency, the text
 * that was read makes the record hold for this build alone, and stale when the file is again as it was.
 */
function dependingOn(file: string, hash: string | null, page: CompiledPage): CompiledPage {
  const {links, files} = page.dependencies;
  return {...page, dependencies: {links, files: {...files, [file]: hash}}};
}
