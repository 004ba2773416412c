import type {Bundles} from '../bundle/requests/Bundles.ts';
import {onePerStandIn} from '../bundle/standIns/standInUses.ts';
import {loadPrerenderBundle} from '../bundle/prerender/loadPrerenderBundle.ts';
import type {ScannedSite} from '../reference/ScannedSite.ts';
import {createDeferred} from '../workers/createDeferred.ts';
import {mapInOrder} from '../files/mapConcurrent.ts';
import {waitForAll} from '../files/waitForAll.ts';
import {createSiteData} from '../routes/createSiteData.ts';
import {findAddressProblems} from './unrendered/routeUnrendered.ts';
import {hasErrors} from '../shared/problems/Problem.ts';
import type {SiteData} from '../shared/page/SiteData.ts';
import type {CompiledSite} from '../store/CompiledSite.ts';
import type {PlannedSite} from '../output/PlannedSite.ts';
import {createPageStore, type PageStore} from '../store/PageStore.ts';
import {INLINE_PAGES} from '../workers/createWorkers.ts';
import type {BuildContext} from './BuildContext.ts';
import {addedImports} from './compile/addedImports.ts';
import {openAppBundling} from './openAppBundling.ts';
import {collectComponents} from './compile/collectComponents.ts';
import {compileLanguages, type DocumentPlan, planDocuments} from './compile/compileDocuments.ts';
import {type CompiledReferences, compileReferences} from './compile/compileReferences.ts';
import {generateFiles} from './compile/generateFiles.ts';
import type {RoutesPlan} from './planRoutes.ts';
import {exportProblems} from './compile/exportProblems.ts';
import {expectDefined} from '../shared/invariants/expectDefined.ts';

/** A compiled site with its bundled app. */
export interface BundledSite extends CompiledSite {
  readonly bundles: Bundles;
  /** Data about the whole site, the same for every page. */
  readonly data: SiteData;
  /** See `PlannedSite`. */
  readonly ahead?: PlannedSite['ahead'];
  /** The addresses of the site, if they were planned while the app was bundled. */
  readonly plan?: Promise<RoutesPlan>;
}

/**
 * Compiles the documents and the reference of a site into the cache, in each of its languages, and bundles the app, of which
 * there is one for all languages, at the same time.
 *
 * @returns Nothing when there is an error among the problems.
 */
export async function compileSite(
  sites: readonly ScannedSite[],
  context: BuildContext,
): Promise<BundledSite[] | undefined> {
  const [first, ...others] = sites;
  if (!first) return undefined;
  const {siteDir, config} = first;
  const {problems} = context;
  const plans = await Promise.all(
    sites.map(async (site) => ({site, documents: await planDocuments(site, context)})),
  );
  const scanned = new Set<string>();
  const collected = await Promise.all(
    plans.map(({site, documents}) =>
      collectComponents(siteDir, site.content, documents, site.config.bundling, scanned),
    ),
  );
  const components = [...new Set(collected.flatMap((one) => one.components))].sort();
  const importProblems = collected.flatMap((one) => one.problems);
  generateFiles([first, ...others], [...components, ...(config.clientModules ?? [])]);

  const withPages = (stores: readonly PageStore[]): CompiledSite[] =>
    sites.map((site, index) => ({...site, pages: pagesOf(stores, index)}));
  const {options} = expectDefined(plans[0], 'the plan of the first language').documents;
  const app = openAppBundling([first, ...others], options, () => compiling.then(withPages), context);
  const bundled = app.bundle(components);
  const compiling = compileAll(plans, context, bundled);
  // Loaded while the workers still compile, for the pages to render. A fault in it is reported by the first
  // page that is rendered; a bundle that could not be made, by whoever awaits `bundled`.
  if (plans.some(({documents}) => documents.missing.length > INLINE_PAGES))
    void bundled.then((made) => preload(made, first.config.translations)).catch(() => undefined);

  const [made, stores] = await waitForAll([bundled, compiling]);
  const heads = stores.flatMap((pages) => pages.heads());
  const added = stores.map((pages) =>
    addedImports({siteDir, bundling: config.bundling}, components, pages, importProblems),
  );
  const addedComponents = [...new Set(added.flatMap((one) => one.components))];
  problems.push(...added.flatMap((one) => one.problems));
  const {bundles, problems: bundleProblems} =
    addedComponents.length > 0 ? await app.bundle([...components, ...addedComponents].sort()) : made;
  problems.push(
    ...app.problems,
    ...onePerStandIn([...importProblems, ...bundleProblems]),
    ...heads.flatMap((head) => head.problems),
    ...exportProblems(siteDir, heads, config),
  );
  // Awaited only now: checking a large output takes longer than reading the content.
  problems.push(...(await context.found).foreign);
  const compiled = withPages(stores);
  if (!bundles || hasErrors(problems)) {
    problems.push(...(await findAddressProblems(compiled, context.configSource, problems)));
    return undefined;
  }
  const {ahead, plans: routing} = app.madeAhead();
  return compiled.map((site, index) => ({
    ...site,
    bundles,
    data: createSiteData(site.config, site.content),
    ...(ahead && {ahead}),
    ...(routing[index] && {plan: routing[index]}),
  }));
}

function pagesOf(stores: readonly PageStore[], index: number): PageStore {
  return expectDefined(stores[index], 'the compiled pages of a language');
}

/**
 * Compiles all languages at once, and their reference pages language after language: each keeps all threads busy. Workers
 * begin with the reference, the main thread with the documents, so that each thread loads and warms up little code; who is
 * done first helps the other.
 */
async function compileAll(
  plans: readonly {site: ScannedSite; documents: DocumentPlan}[],
  context: BuildContext,
  mainIsFree: Promise<unknown>,
): Promise<PageStore[]> {
  const {records, reporter, useCache} = context;
  const all = plans.map(({documents}) => documents);
  const compiled = createDeferred();
  const available = {mainIsFree: compiled.promise, mainIsPrompt: mainIsFree};
  const compileEach = (): Promise<CompiledReferences[]> =>
    mapInOrder(plans, ({site}) => compileReferences(site, context, available));
  const hasReference = plans.some(({site}) => site.config.openapi.length > 0);
  const reportEach = async (count: (text: string) => void): Promise<CompiledReferences[]> => {
    const results = await compileEach();
    count(`${sumOf(results, ({rendered}) => rendered)} of ${sumOf(results, ({pages}) => pages.size)}`);
    return results;
  };
  const referencing = hasReference ? reporter.phase('Rendering the reference', reportEach) : compileEach();
  const compiling = reporter.phase('Compiling Markdown', (count) => {
    const missing = sumOf(all, (plan) => plan.missing.length);
    count(`${missing} of ${sumOf(all, ({entries}) => entries.length)}`);
    return compileLanguages(all, context, {mainIsFree, workersAreFree: referencing});
  });
  compiling.then(compiled.resolve, () => undefined);
  const [references, documents] = await waitForAll([referencing, compiling]);
  const pages = documents.map(
    (compiled, index) => new Map([...compiled, ...(references[index]?.pages ?? [])]),
  );
  if (useCache) records.saveIndex(pages.flatMap((stored) => [...stored.values()]));
  return pages.map((stored) => createPageStore(records, stored));
}

function sumOf<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + count(item), 0);
}

async function preload(
  {bundles}: {bundles?: Bundles},
  translations: SiteData['translations'],
): Promise<void> {
  if (bundles) await loadPrerenderBundle(bundles.prerender, translations);
}
