import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {decodeSource} from '../files/decodeSource.ts';
import type {CompiledPage} from '../markdown/CompiledPage.ts';
import type {CompileOptions} from '../markdown/CompileOptions.ts';
import {compileForLanguages} from '../markdown/compileForLanguages.ts';
import {expectDefined} from '../shared/invariants/expectDefined.ts';
import {systemProblem} from '../problems/systemProblem.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {isSystemFault} from '../shared/problems/SystemFault.ts';
import {openPageRecords} from '../store/PageRecords.ts';
import {cutFrontMatter} from '../yaml/frontMatter/cutFrontMatter.ts';
import {latestFile} from './latestFile.ts';
import type {CompileTask, CompileTaskResult} from './tasks.ts';

const readOptions = latestFile(async (file) => JSON.parse(await readFile(file, 'utf8')) as CompileOptions[]);

/** Compiles a batch of sources, stores each page in the cache, and returns their metadata. */
export async function compileTask({
  optionsFile,
  siteDir,
  cacheDir,
  version,
  sources,
}: CompileTask): Promise<CompileTaskResult> {
  const languages = await readOptions(optionsFile);
  const cache = {dir: cacheDir, version};
  const records = openPageRecords(cacheDir);
  const metas: CompileTaskResult = [];
  const optionsOf = (language: number): CompileOptions =>
    expectDefined(languages[language], 'the options of a language');
  for (const {file, hash, pages} of sources) {
    const {text, hash: read, problem} = readNow(siteDir, file);
    const requests = pages.map(({input, language}) => ({input, options: optionsOf(language)}));
    const compiled = await compileForLanguages(cutFrontMatter(text), requests, languages, cache);
    metas.push(
      pages.map(({key}, index) => {
        const page = expectDefined(compiled[index], `the compiled page of ${file}`);
        if (problem) page.problems.push(problem);
        return records.write(key, read === hash ? page : dependingOn(file, read, page));
      }),
    );
  }
  return metas;
}

/** The current content of a source. If it can no longer be read, it is empty and has a problem. */
function readNow(siteDir: string, name: string): {text: string; hash: string | null; problem?: Problem} {
  const file = path.join(siteDir, name);
  try {
    return decodeSource(readFileSync(file), file);
  } catch (error) {
    if (!isSystemFault(error)) throw error;
    return {text: '', hash: null, problem: systemProblem(error, {siteDir, file})};
  }
}

/**
 * Marks a page whose source was saved after its key was computed from the previous text. Adding the text that was read
 * as a dependency makes the record valid for this build only, and stale if the file is changed back.
 */
function dependingOn(file: string, hash: string | null, page: CompiledPage): CompiledPage {
  const {links, files} = page.dependencies;
  return {...page, dependencies: {links, files: {...files, [file]: hash}}};
}
