import {expectDefined} from '../shared/invariants/expectDefined.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {WrittenOutputs} from '../output/OutputManifest.ts';
import type {OutputPage} from '../output/plan/outputPages.ts';
import type {FeedFault} from '../output/plan/feedBodies.ts';
import type {PlannedSite} from '../output/PlannedSite.ts';
import type {DocumentShell} from '../render/renderDocument.ts';
import type {FailedPage} from '../render/renderProblems.ts';
import type {OutputFolders} from '../output/writeOrKeep.ts';
import type {Workers} from '../workers/createWorkers.ts';
import type {PrerenderTask} from '../workers/tasks.ts';
import type {BuildRequest} from './BuildRequest.ts';
import {feedProblems} from './problems/feedProblems.ts';
import {traceRoutes} from './traceRoutes.ts';

export interface Prerendering extends Pick<BuildRequest, 'workerEntry' | 'pipelineVersion'> {
  folders: OutputFolders;
  shell: DocumentShell;
  /** Returns the posts that feeds cannot show, once the feeds are written. */
  feedFaults: () => Promise<readonly FeedFault[]>;
  workers: Workers;
  /** Settles when the main thread has nothing else to do. */
  mainIsFree: Promise<unknown>;
}

/**
 * Renders pages into the next output folder.
 *
 * @returns What was written, by id; the pages that cannot be rendered; and the problems of the feeds.
 */
export async function prerenderRoutes(
  site: PlannedSite,
  pages: readonly OutputPage[],
  {folders, shell, feedFaults, workers, mainIsFree, ...tracing}: Prerendering,
): Promise<{written: WrittenOutputs; failed: FailedPage[]; problems: Problem[]}> {
  if (pages.length === 0) return {written: new Map(), failed: [], problems: feedProblems(await feedFaults())};
  const task: PrerenderTask = {
    type: 'prerender',
    bundle: site.bundles.prerender,
    cacheDir: site.pages.cacheDir,
    folders,
    shell,
    jobs: pages.map(({job}) => job),
  };
  const results = await workers.prerender(task, mainIsFree);
  const rendered = pages.map((page, index) => ({
    page,
    result: expectDefined(results[index], `the rendered page ${page.id}`),
  }));
  const written = rendered.map(
    ({page: {id, key}, result: {files, links, anchors}}) => [id, {key, files, links, anchors}] as const,
  );
  const failed = rendered.flatMap(({page: {job}, result: {fault}}) =>
    fault ? [{route: job.route, fault}] : [],
  );
  // An error on the post's own page says more.
  const feeds = (await feedFaults()).filter(({post}) => !failed.some(({route}) => route.file === post.file));
  return {
    written: new Map(written),
    failed: await traceRoutes(site, failed, tracing),
    problems: feedProblems(feeds),
  };
}
