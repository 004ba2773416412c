import {mapInOrder} from '../../files/mapConcurrent.ts';
import {waitForAll} from '../../files/waitForAll.ts';
import type {OutputManifest, WrittenOutputs} from '../../output/OutputManifest.ts';
import type {PlannedSite} from '../../output/PlannedSite.ts';
import type {OutputPlan} from '../../output/plan/planOutput.ts';
import {OutputReplacedError} from '../../output/OutputReplacedError.ts';
import {renamePages, writePagesAhead} from '../../output/renamePages.ts';
import type {OutputChanges} from '../../output/compareOutput.ts';
import type {NextOutput} from '../../output/createNext.ts';
import {keepFiles, keepUnchanged} from '../../output/keepFiles.ts';
import {writeFiles} from '../../output/writeFiles.ts';
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

/** The parts of one language that are to be written. */
type StalePart = OutputPart & Pick<OutputPlan, 'pages' | 'search'>;

/**
 * Fills the next output folder: unchanged files come from the last one, the rest is written, rendered and indexed.
 *
 * @returns the written output by id, and the number of rendered pages. Mistakes in pages are added to the problems.
 */
export async function writeChanges(
  changing: Changing,
  context: BuildContext,
): Promise<{written: WrittenOutputs; rendered: number}> {
  const {parts, changes, manifest, next, painting, mainIsFree} = changing;
  const {outDir, reporter, workers} = context;
  const {folder} = next;
  const last = {outDir, written: manifest.written};
  const isStale = ({id}: {id: string}): boolean => changes.stale.has(id);
  const stale = parts.map(({site, plan}): StalePart => {
    return {site, plan, pages: plan.pages.filter(isStale), search: plan.search.filter(isStale)};
  });

  const writing = reporter.phase('Writing files', async (count) => {
    const pages = stale.reduce((sum, part) => sum + part.pages.length, 0);
    count(`${changes.stale.size - pages} new`);
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
  const rendering = reporter.phase('Prerendering', (count) =>
    renderPages(stale, changing, context, {writing, count}),
  );
  const copying = painting.then(() =>
    writeFiles(folder, parts.flatMap(({plan}) => plan.images).filter(isStale)),
  );
  rendering.then(mainIsFree.resolve, mainIsFree.resolve);

  const [{kept, files}, search, {pages, rendered}, images] = await waitForAll([
    writing,
    indexing,
    rendering,
    copying,
  ]);
  const settled = await keepUnchanged(outDir, folder, new Map([...files, ...images, ...search]), changes);
  return {written: new Map([...kept, ...settled, ...pages]), rendered};
}

/**
 * Writes the pages: those in which only addresses of the app's files have changed, those that were rendered while webpack
 * was running, and the others, which are rendered now.
 *
 * @param writing Settles when the other files are written, such as the feeds, whose faults are those of pages.
 */
async function renderPages(
  stale: readonly StalePart[],
  {pages: all, manifest, next}: Changing,
  {outDir, problems, workers, workerEntry, pipelineVersion}: BuildContext,
  {writing, count}: {writing: Promise<unknown>; count: (text: string) => void},
): Promise<{pages: WrittenOutputs; rendered: number}> {
  const folders = {last: outDir, next: next.folder};
  const total = stale.reduce((sum, {pages}) => sum + pages.length, 0);
  const failed: FailedPage[] = [];
  let rendered = 0;
  count(`${total} of ${all} pages`);
  const written = await collect(stale, async ({site, plan, pages}) => {
    const renamed = await renamePages(pages, plan, folders, manifest);
    rendered += renamed.rest.length;
    count(`${rendered} of ${all} pages`);
    const ahead = await site.ahead;
    const early = ahead
      ? await writePagesAhead(renamed.rest, plan, folders, ahead)
      : {written: [], rest: renamed.rest};
    const late = await prerenderRoutes(site, early.rest, {
      folders,
      shell: plan.shell,
      feedFaults: () => writing.then(() => plan.feedFaults),
      workers,
      workerEntry,
      pipelineVersion,
      mainIsFree: writing,
    });
    failed.push(...late.failed);
    problems.push(...late.problems);
    return new Map([...renamed.written, ...early.written, ...late.written]);
  });
  // A component throws in each language.
  problems.push(...renderProblems(failed));
  return {pages: written, rendered};
}

/** Writes one language after the other. */
async function collect<Part>(
  parts: readonly Part[],
  write: (part: Part) => Promise<WrittenOutputs>,
): Promise<WrittenOutputs> {
  const written = await mapInOrder(parts, write);
  return new Map(written.flatMap((one) => [...one]));
}
