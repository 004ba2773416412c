import {waitForAll} from '../../files/waitForAll.ts';
import type {OutputManifest, WrittenOutputs} from '../../output/OutputManifest.ts';
import type {PlannedSite} from '../../output/PlannedSite.ts';
import type {OutputPlan} from '../../output/plan/planOutput.ts';
import {OutputReplacedError} from '../../output/OutputReplacedError.ts';
import {renamePages, writePagesAhead} from '../../output/renamePages.ts';
import {
  keepFiles,
  keepUnchanged,
  type NextOutput,
  type OutputChanges,
  writeFiles,
} from '../../output/writeOutput.ts';
import type {Deferred} from '../../workers/createDeferred.ts';
import type {BuildContext} from '../BuildContext.ts';
import {type FailedPage, renderProblems} from '../../render/renderProblems.ts';
import {prerenderRoutes} from '../prerenderRoutes.ts';
import {writeSearch} from './writeSearch.ts';
import {countOf} from '../../shared/text/countOf.ts';

/** One language of a site, and its output plan. */
export interface OutputPart {
  site: PlannedSite;
  plan: OutputPlan;
}

export interface Changing {
  parts: readonly OutputPart[];
  /** How many pages the output has. */
  pages: number;
  changes: OutputChanges;
  /** What the last build wrote. */
  manifest: OutputManifest;
  next: NextOutput;
  /** Settles when the images are in the cache. */
  painting: Promise<void>;
  /** Resolved when the pages are rendered and this thread has nothing else to do. */
  mainIsFree: Deferred;
}

/**
 * Fills the next output folder: unchanged files come from the last one, the rest is written, rendered and indexed.
 *
 * @returns the written output by id, and the number of rendered pages. Mistakes in pages are added to the problems.
 */
export async function writeChanges(
  {parts, pages: all, changes, manifest, next, painting, mainIsFree}: Changing,
  {outDir, problems, reporter, workers, workerEntry, pipelineVersion}: BuildContext,
): Promise<{written: WrittenOutputs; rendered: number}> {
  const {folder} = next;
  const last = {outDir, written: manifest.written};
  const folders = {last: outDir, next: folder};
  const isStale = ({id}: {id: string}): boolean => changes.stale.has(id);
  const stale = parts.map(({site, plan}) => ({
    site,
    plan,
    pages: plan.pages.filter(isStale),
    search: plan.search.filter(isStale),
  }));
  const stalePages = stale.flatMap(({pages}) => pages);
  let renderedPages = 0;

  const writing = reporter.phase('Writing files', async (count) => {
    count(`${changes.stale.size - stalePages.length} new`);
    const {kept, isReplaced} = await keepFiles(outDir, next, changes);
    if (isReplaced) throw new OutputReplacedError();
    return {
      kept,
      files: await writeFiles(folder, parts.flatMap(({plan}) => plan.files).filter(isStale), last),
    };
  });
  const indexing = reporter.phase('Indexing for search', (count) => {
    const searches = stale.flatMap(({search}) => search);
    const pages = searches.flatMap((search) => search.pages);
    count(searches.length === 0 ? 'unchanged' : countOf(pages.length, 'page'));
    return collect(stale, ({site, search}) =>
      writeSearch(site, search, {next, workers, last: {outDir, written: changes.last, state: changes.state}}),
    );
  });
  const rendering = reporter.phase('Prerendering', async (count) => {
    count(`${stalePages.length} of ${all} pages`);
    const failed: FailedPage[] = [];
    const written = await collect(stale, async ({site, plan, pages: stalePages}) => {
      const {shell} = plan;
      const renamed = await renamePages(stalePages, plan, folders, manifest);
      renderedPages += renamed.rest.length;
      count(`${renderedPages} of ${all} pages`);
      const ahead = await site.ahead;
      const {written, rest: pages} = ahead
        ? await writePagesAhead(renamed.rest, plan, folders, ahead)
        : {written: [], rest: renamed.rest};
      const feedFaults = () => writing.then(() => plan.feedFaults);
      const tracing = {workers, workerEntry, pipelineVersion, mainIsFree: writing};
      const rendered = await prerenderRoutes(site, pages, {folders, shell, feedFaults, ...tracing});
      failed.push(...rendered.failed);
      problems.push(...rendered.problems);
      return new Map([...renamed.written, ...written, ...rendered.written]);
    });
    // A component throws in each language.
    problems.push(...renderProblems(failed));
    return written;
  });
  const copying = painting.then(() =>
    writeFiles(folder, parts.flatMap(({plan}) => plan.images).filter(isStale)),
  );
  rendering.then(mainIsFree.resolve, mainIsFree.resolve);

  const [{kept, files}, search, rendered, images] = await waitForAll([writing, indexing, rendering, copying]);
  const settled = await keepUnchanged(outDir, folder, new Map([...files, ...images, ...search]), changes);
  return {written: new Map([...kept, ...settled, ...rendered]), rendered: renderedPages};
}

/** Writes each language after the other: each keeps all threads busy. */
async function collect<Part>(
  parts: readonly Part[],
  write: (part: Part) => Promise<WrittenOutputs>,
): Promise<WrittenOutputs> {
  const written: WrittenOutputs[] = [];
  for (const part of parts) written.push(await write(part));
  return new Map(written.flatMap((one) => [...one]));
}
