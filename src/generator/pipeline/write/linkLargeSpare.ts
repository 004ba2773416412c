import {existsSync} from 'node:fs';
import {readLinkedSpare} from '../../output/linkSpare.ts';
import type {BuildContext} from '../BuildContext.ts';
import {isLargeOutput} from './checkOutput.ts';
import type {SpareLinking} from './SpareLinking.ts';

type Context = Pick<BuildContext, 'outDir' | 'useCache' | 'cache' | 'pipelineVersion' | 'workers'>;

/** Links the spare output of a large output that has none in a worker, see `SpareLinking`. */
export function linkLargeSpare({outDir, useCache, cache, pipelineVersion, workers}: Context): SpareLinking {
  const [manifestFile, folder] = [cache.manifestFile(outDir), cache.spareFolder(outDir)];
  const request = {
    outDir,
    manifestFile,
    folder,
    noteFile: cache.spareNoteFile(outDir),
    version: pipelineVersion,
  };
  let linking: Promise<void> | undefined;
  const start = (): void => {
    if (linking || !useCache || existsSync(folder) || !isLargeOutput(manifestFile)) return;
    linking = workers.linkSpare({type: 'spare', ...request});
    // Awaited later; an earlier failure must not be hidden by one here.
    linking.catch(() => undefined);
  };
  return {
    async make() {
      start();
      await linking;
    },
    start,
    async result() {
      await linking;
      return useCache ? readLinkedSpare(request) : undefined;
    },
  };
}
