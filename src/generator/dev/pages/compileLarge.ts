import type {CacheOptions} from '../../files/cache/CacheOptions.ts';
import {withTaskFile} from '../../pipeline/compile/withTaskFile.ts';
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
  const {siteDir} = options;
  const sources = [{file: input.file, hash, pages: [{key, input, language: 0}]}];
  return withTaskFile(cacheDir, JSON.stringify([options]), async (optionsFile) => {
    const thread = await createThreads(workerEntry, 1);
    try {
      const task: CompileTask = {type: 'compile', optionsFile, siteDir, cacheDir, version, sources};
      const [metas] = (await thread.run(task)) as CompileTaskResult;
      return metas?.[0];
    } finally {
      await thread.close();
    }
  });
}
