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

/** One language of a site, and what is to be written of it. */
export interface OutputPart {
  site: PlannedSite;
  plan: OutputPlan;
}

export interface Changing {
  parts: readonly OutputPart[];
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
  {parts, changes, next, painting, mainIsFree}: Changing,
  {outDir, problems, reporter, workers, workerEntry, pipelineVersion}: BuildContext,
): Promise<Record<string, WrittenOutput>> {
  const isStale = ({id}: {id: string}): boolean => changes.stale.has(id);
  const stale = parts.map(({site, plan}) => ({
    site,
    plan,
    pages: plan.pages.filter(isStale),
    search: plan.search.filter(isStale),
  }));
  const stalePages = stale.flatMap(({pages}) => pages);

  const writing = reporter.phase('Writing files', async (count) => {
    count(`${changes.stale.size - stalePages.length} new`);
    const {kept, isReplaced} = await keepFiles(outDir, next, changes);
    if (isReplaced) throw new OutputReplacedError();
    return {kept, files: await writeFiles(next, parts.flatMap(({plan}) => plan.files).filter(isStale))};
  });
  const indexing = reporter.phase('Indexing for search', (count) => {
    const searches = stale.flatMap(({search}) => search);
    const pages = searches.flatMap((search) => search.pages);
    count(searches.length === 0 ? 'unchanged' : `${pages.length} pages`);
    return collect(stale, ({site, search}) => writeSearch(site, search, {outDir: next, workers}));
  });
  const rendering = reporter.phase('Prerendering', (count) => {
    count(`${stalePages.length} of ${parts.reduce((sum, {plan}) => sum + plan.pages.length, 0)} pages`);
    return collect(stale, async ({site, plan, pages}) => {
      const {shell, feedFaults} = plan;
      const tracing = {workers, workerEntry, pipelineVersion, mainIsFree: writing};
      const rendered = await prerenderRoutes(site, pages, {outDir: next, shell, feedFaults, ...tracing});
      problems.push(...rendered.problems);
      return rendered.written;
    });
  });
  const copying = painting.then(() =>
    writeFiles(next, parts.flatMap(({plan}) => plan.images).filter(isStale)),
  );
  rendering.then(mainIsFree.resolve, mainIsFree.resolve);

  const [{kept, files}, search, rendered, images] = await waitForAll([writing, indexing, rendering, copying]);
  const written = {...files, ...images, ...rendered, ...search};
  return {...kept, ...(await keepUnchanged(outDir, next, written))};
}

/** What was written of each language, one after the other: each keeps all threads busy. */
async function collect<Part>(
  parts: readonly Part[],
  write: (part: Part) => Promise<Record<string, WrittenOutput>>,
): Promise<Record<string, WrittenOutput>> {
  const written: Record<string, WrittenOutput>[] = [];
  for (const part of parts) written.push(await write(part));
  return Object.assign({}, ...written);
}
