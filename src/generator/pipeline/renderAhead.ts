import type {Bundles} from '../bundle/requests/Bundles.ts';
import {readOutputManifest} from '../output/OutputManifest.ts';
import {outputPages, partsOfKey} from '../output/plan/outputPages.ts';
import {planShell} from '../output/plan/planOutput.ts';
import type {PageAhead, PagesAhead} from '../output/PagesAhead.ts';
import {createSiteData} from '../routes/createSiteData.ts';
import type {CompiledSite} from '../store/CompiledSite.ts';
import type {BuildContext} from './BuildContext.ts';
import type {RoutesPlan} from './planRoutes.ts';

/** Fewer pages are rendered in the time that it takes to begin. */
const FEWEST_PAGES = 8;

/** The texts of the pages are kept in memory until the app is bundled, in whose time hardly more pages are rendered. */
const MOST_PAGES = 1000;

/**
 * Renders the pages that have changed while the browser bundle is made: what React renders doesn't depend on it.
 *
 * @param bundles The bundles with which pages can be rendered, see `BundleRequest.onRenderer`.
 * @param isOver Whether the app is bundled.
 */
export async function renderAhead(
  sites: readonly (CompiledSite & {plan: Promise<RoutesPlan>})[],
  bundles: Bundles,
  {outDir, cache, pipelineVersion: version, workers}: BuildContext,
  isOver: () => boolean,
): Promise<PagesAhead> {
  const [first] = sites;
  const manifest = readOutputManifest(cache.manifestFile(outDir), version);
  const rendered = new Map<string, PageAhead>();
  const addresses: PagesAhead['addresses'] = {};
  for (const site of sites) {
    const {config, content, pages, plan} = site;
    const {shell} = planShell({config, bundles, data: createSiteData(config, content)}, first ?? site);
    const all = outputPages({...site, ...(await plan)}, shell, {bundles, version, places: new Map()});
    Object.assign(addresses, all.addresses);
    const isChanged = ({id, rendering}: {id: string; rendering: string}): boolean =>
      partsOfKey(manifest.written.get(id)?.key ?? '').rendering !== rendering;
    const changed = all.pages.filter(isChanged).slice(0, MOST_PAGES - rendered.size);
    if (changed.length <= FEWEST_PAGES) continue;
    const jobs = changed.map(({job}) => job);
    const {prerender: bundle} = bundles;
    const results = await workers.render(
      {type: 'render', bundle, cacheDir: pages.cacheDir, shell, jobs},
      isOver,
    );
    for (const [index, {id, key}] of changed.entries()) {
      const result = results[index];
      // A page that throws is rendered again, by whoever reports the fault.
      if (result && !result.fault) rendered.set(id, {...result, key});
    }
  }
  return {rendered, addresses};
}
