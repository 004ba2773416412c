import {waitForAll} from '../files/waitForAll.ts';
import type {WrittenOutput} from '../output/OutputManifest.ts';
import type {PlannedSite} from '../output/PlannedSite.ts';
import type {OutputPlan} from '../output/plan/planOutput.ts';
import {
  keepFiles,
  keepUnchanged,
  type OutputChanges,
  OutputReplacedError,
  writeFiles,
} from '../output/writeOutput.ts';
import type {Deferred} from '../workers/createDeferred.ts';
import type {BuildContext} from './BuildContext.ts';
import {prerenderRoutes} from './prerenderRoutes.ts';
import {writeSearch} from './writeSearch.ts';

export interface Changing {
  site: PlannedSite;
  plan: OutputPlan;
  changes: OutputChanges;
  /** The next output folder, empty. */
  next: string;
  /** Settles when the images are in the cache. */
  painting: Promise<void>;
  /** Resolved when the pages are rendered and this thread has nothing else to do. */
  mainIsFree: Deferred;
}

/**
 * Fills the next output folder: what stays comes from the last one, all else is written, rendered and indexed.
 *
 * @returns What the folder holds, by id. What is wrong with pages is added to the problems.
 */
export async function writeChanges(
  {site, plan, changes, next, painting, mainIsFree}: Changing,
  {outDir, problems, reporter, workers, workerEntry, pipelineVersion}: BuildContext,
): Promise<Record<string, WrittenOutput>> {
  const isStale = ({id}: {id: string}): boolean => changes.stale.has(id);
  const stalePages = plan.pages.filter(isStale);
  const staleSearch = plan.search.filter(isStale);

  const writing = reporter.phase('Writing files', async (count) => {
    count(`${changes.stale.size - stalePages.length} new`);
    const {kept, isReplaced} = await keepFiles(outDir, next, changes);
    if (isReplaced) throw new OutputReplacedError();
    return {kept, files: await writeFiles(next, plan.files.filter(isStale))};
  });
  const indexing = reporter.phase('Indexing for search', (count) => {
    const pages = staleSearch.flatMap((search) => search.pages);
    count(staleSearch.length === 0 ? 'unchanged' : `${pages.length} pages`);
    return writeSearch(site, staleSearch, {outDir: next, workers});
  });
  const rendering = reporter.phase('Prerendering', (count) => {
    count(`${stalePages.length} of ${plan.pages.length} pages`);
    return prerenderRoutes(site, stalePages, {
      outDir: next,
      shell: plan.shell,
      feedFaults: plan.feedFaults,
      workers,
      workerEntry,
      pipelineVersion,
      mainIsFree: writing,
    });
  });
  const copying = painting.then(() => writeFiles(next, plan.images.filter(isStale)));
  rendering.then(mainIsFree.resolve, mainIsFree.resolve);

  const [{kept, files}, search, rendered, images] = await waitForAll([writing, indexing, rendering, copying]);
  problems.push(...rendered.problems);
  const written = {...files, ...images, ...rendered.written, ...search};
  return {...kept, ...(await keepUnchanged(outDir, next, written))};
}
