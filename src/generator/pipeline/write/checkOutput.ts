import {statSync} from 'node:fs';
import type {OutputTaskResult} from '../../workers/tasks.ts';
import type {BuildContext} from '../BuildContext.ts';

/** A manifest of this size (bytes) lists some 5,000 files: checking them takes longer than starting a thread. */
const LARGE = 500_000;

type Context = Pick<BuildContext, 'outDir' | 'useCache' | 'cache' | 'pipelineVersion' | 'workers'>;

/** Checks what is in the output folder, at the same time as this thread reads the content if there is much to check. */
export function checkOutput({
  outDir,
  useCache,
  cache,
  pipelineVersion,
  workers,
}: Context): Promise<OutputTaskResult> {
  const manifestFile = cache.manifestFile(outDir);
  const found = workers.checkOutput(
    {
      type: 'output',
      outDir,
      manifestFile,
      ...(useCache && {foldersFile: cache.foldersFile(outDir)}),
      version: pipelineVersion,
    },
    isLargeOutput(manifestFile),
  );
  // Awaited later; an earlier failure must not be hidden by one here.
  found.catch(() => undefined);
  return found;
}

/** Whether an output has so many files that work on all of them is worth a thread of its own. */
export function isLargeOutput(manifestFile: string): boolean {
  return (statSync(manifestFile, {throwIfNoEntry: false})?.size ?? 0) > LARGE;
}
