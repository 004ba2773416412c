import path from 'node:path';
import {mapConcurrent} from '../files/mapConcurrent.ts';
import {expectDefined} from '../shared/invariants/expectDefined.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {WrittenOutput} from '../output/OutputManifest.ts';
import type {OutputPage} from '../output/plan/outputPages.ts';
import type {PlannedSite} from '../output/PlannedSite.ts';
import type {DocumentShell} from '../render/renderDocument.ts';
import {requireStamp} from '../output/stampFile.ts';
import type {Workers} from '../workers/createWorkers.ts';
import type {PrerenderedPage, PrerenderTask} from '../workers/tasks.ts';

export interface Prerendering {
  /** Absolute path of the next output folder. */
  outDir: string;
  shell: DocumentShell;
  workers: Workers;
  /** Settles when the main thread has nothing else to do. */
  mainIsFree: Promise<unknown>;
}

/**
 * Renders pages into the next output folder; a page that cannot be rendered is a problem.
 *
 * @returns What was written, by id.
 */
export async function prerenderRoutes(
  site: PlannedSite,
  pages: readonly OutputPage[],
  {outDir, shell, workers, mainIsFree}: Prerendering,
): Promise<{written: Record<string, WrittenOutput>; problems: Problem[]}> {
  if (pages.length === 0) return {written: {}, problems: []};
  const task: PrerenderTask = {
    type: 'prerender',
    bundle: site.bundles.prerender,
    cacheDir: site.pages.cacheDir,
    outDir,
    shell,
    jobs: pages.map(({job}) => job),
  };
  const results = await workers.prerender(task, mainIsFree);
  const rendered = pages.map((page, index) => ({
    page,
    result: expectDefined(results[index], `the rendered page ${page.id}`),
  }));
  const written = await mapConcurrent(rendered, async ({page: {id, key}, result}) => {
    const stamps = await mapConcurrent(result.files, async (file) => {
      return [file, await requireStamp(path.join(outDir, file))] as const;
    });
    const {links, anchors} = result;
    return [id, {key, files: Object.fromEntries(stamps), links, anchors}] as const;
  });
  return {
    written: Object.fromEntries(written),
    problems: rendered.flatMap(({page, result}) => toProblems(result, page)),
  };
}

function toProblems({error, path: route}: PrerenderedPage, page: OutputPage): Problem[] {
  if (!error) return [];
  return [
    {
      severity: 'error',
      file: page.job.route.file,
      message: `The page ${route} cannot be prerendered: ${error.message}`,
      hint: /\b(?:window|document|localStorage|navigator) is not defined/.test(error.message)
        ? 'Use what only a browser has inside of an effect, or wrap the component in <BrowserOnly>.'
        : 'Mend the component that throws this; it is rendered in Node before a browser sees it.',
    },
  ];
}
