import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {CacheOptions} from '../../files/cache/CacheOptions.ts';
import {createThreads} from '../../workers/createThreads.ts';
import type {CompileTask, CompileTaskResult} from '../../workers/tasks.ts';
import type {CompiledMeta} from '../../markdown/CompiledMeta.ts';
import type {CompileOptions, CompileRequest} from '../../markdown/CompileOptions.ts';

/**
 * Compiles one page in a worker thread, which stores it under the key, and returns its metadata.
 *
 * @param workerEntry Module of a build's worker threads.
 */
export async function compileLarge(
  workerEntry: URL,
  {dir: cacheDir, version}: CacheOptions,
  options: CompileOptions,
  {key, hash, input}: {key: string; hash: string; input: CompileRequest},
): Promise<CompiledMeta | undefined> {
  const optionsFile = path.join(cacheDir, 'dev', `options-${process.pid}-${key}.json`);
  await mkdir(path.dirname(optionsFile), {recursive: true});
  await writeFile(optionsFile, JSON.stringify([options]));
  const thread = await createThreads(workerEntry, 1);
  try {
    const source = {file: input.file, hash, pages: [{key, input, language: 0}]};
    const task: CompileTask = {
      type: 'compile',
      optionsFile,
      siteDir: options.siteDir,
      cacheDir,
      version,
      sources: [source],
    };
    const [metas] = (await thread.run(task)) as CompileTaskResult;
    return metas?.[0];
  } finally {
    await thread.close();
    await rm(optionsFile, {force: true});
  }
}
