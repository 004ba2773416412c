import type {SiteConfig} from '../config/SiteConfig.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {Bundles} from '../bundle/createBundles.ts';
import type {OutputUnit} from '../output/OutputManifest.ts';
import {keepUnits, type OutputPlan, writeUnits} from '../output/writeOutput.ts';
import type {Reporter} from './createReporter.ts';
import {settleAll} from '../files/settleAll.ts';
import type {Signal} from '../workers/createSignal.ts';
import type {Workers} from '../workers/createWorkers.ts';
import type {UnitPlan} from './planUnits.ts';
import {prerenderRoutes} from './prerenderRoutes.ts';
import {writeSearch} from './writeSearch.ts';

/**
 * Fills the next output folder: what stays comes from the last one, all else is written, rendered and indexed.
 *
 * @param next The next output folder, empty.
 * @param drawing Settles when the pictures are in the cache.
 * @param mainIsFree Given when the pages are rendered and this thread has nothing else to do.
 * @returns The units that were written, by id, and what was wrong with pages.
 */
export async function writeChanges({
  outDir,
  next,
  plan,
  units: {pages, pictures, search, shell},
  config,
  bundles,
  cacheDir,
  workers,
  drawing,
  mainIsFree,
  reporter,
}: {
  outDir: string;
  next: string;
  plan: OutputPlan;
  units: UnitPlan;
  config: SiteConfig;
  bundles: Bundles;
  cacheDir: string;
  workers: Workers;
  drawing: Promise<unknown>;
  mainIsFree: Signal;
  reporter: Reporter;
}): Promise<{units: Record<string, OutputUnit>; problems: Problem[]}> {
  const isStale = ({id}: {id: string}): boolean => !plan.fresh.has(id);
  const stalePages = pages.filter(isStale);
  const drawn = new Set(pictures.map(({id}) => id));

  const writing = reporter.phase('Writing files', async (count) => {
    count(`${plan.stale.length - stalePages.length} new`);
    await keepUnits(outDir, next, plan);
    return writeUnits(
      next,
      plan.stale.filter(({id}) => !drawn.has(id)),
    );
  });
  const indexing = reporter.phase('Indexing for search', (count) => {
    const stale = search.filter(isStale);
    count(stale.length === 0 ? 'unchanged' : `${stale.flatMap((unit) => unit.pages).length} pages`);
    return writeSearch({stale, config, cacheDir, outDir: next, workers});
  });
  const rendering = reporter.phase('Prerendering', (count) => {
    count(`${stalePages.length} of ${pages.length} pages`);
    return prerenderRoutes({
      pages: stalePages,
      bundles,
      cacheDir,
      outDir: next,
      shell,
      workers,
      mainIsFree: writing,
    });
  });
  const hanging = drawing.then(() => writeUnits(next, pictures.filter(isStale)));
  rendering.then(mainIsFree.give, mainIsFree.give);

  const [written, indexed, rendered, hung] = await settleAll([writing, indexing, rendering, hanging]);
  return {units: {...written, ...hung, ...rendered.units, ...indexed}, problems: rendered.problems};
}
