import path from 'node:path';
import {FILES_AT_ONCE} from '../files/filesAtOnce.ts';
import {mapConcurrent} from '../files/mapConcurrent.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {Bundles} from '../bundle/createBundles.ts';
import type {OutputUnit} from '../output/OutputManifest.ts';
import type {DocumentShell} from '../render/renderDocument.ts';
import {stampFile} from '../output/stampFile.ts';
import type {Workers} from '../workers/createWorkers.ts';
import type {PrerenderedPage} from '../workers/tasks.ts';
import type {RouteUnit} from '../output/units/routeUnits.ts';

/** Renders pages into the next output folder; a page that cannot be rendered is a problem. */
export async function prerenderRoutes({
  pages,
  bundles,
  cacheDir,
  outDir,
  shell,
  workers,
  mainIsFree,
}: {
  pages: RouteUnit[];
  bundles: Bundles;
  cacheDir: string;
  outDir: string;
  shell: DocumentShell;
  workers: Workers;
  /** Settles when the main thread has nothing else to do. */
  mainIsFree: Promise<unknown>;
}): Promise<{units: Record<string, OutputUnit>; problems: Problem[]}> {
  if (pages.length === 0) return {units: {}, problems: []};
  const task = {bundle: bundles.prerender, cacheDir, outDir, shell, jobs: pages.map(({job}) => job)};
  const results = await workers.prerender({type: 'prerender', ...task}, mainIsFree);
  const units = await mapConcurrent(
    pages.map((page, index) => [page, results[index]] as const),
    FILES_AT_ONCE,
    async ([page, result]) => {
      const files = await mapConcurrent(result?.files ?? [], FILES_AT_ONCE, async (file) => {
        return [file, (await stampFile(path.join(outDir, file))) ?? ''] as const;
      });
      const unit: OutputUnit = {
        key: page.key,
        files: Object.fromEntries(files),
      };
      if (result?.links) unit.links = result.links;
      if (result?.anchors) unit.anchors = result.anchors;
      return [page.id, unit] as const;
    },
  );
  return {
    units: Object.fromEntries(units),
    problems: results.flatMap((result, index) => toProblems(result, pages[index])),
  };
}

function toProblems({error, path: route}: PrerenderedPage, page: RouteUnit | undefined): Problem[] {
  if (!error) return [];
  const file = page?.job.route.file;
  return [
    {
      severity: 'error',
      ...(file && {file}),
      message: `The page ${route} cannot be prerendered: ${error.message}`,
      hint: /\b(?:window|document|localStorage|navigator) is not defined/.test(error.message)
        ? 'Use what only a browser has inside of an effect, or wrap the component in <BrowserOnly>.'
        : 'Mend the component that throws this; it is rendered in Node before a browser sees it.',
    },
  ];
}
