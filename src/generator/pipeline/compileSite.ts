import {type Bundles, createBundles} from '../bundle/createBundles.ts';
import {loadPrerenderBundle} from '../bundle/loadPrerenderBundle.ts';
import type {ScannedSite} from '../reference/ScannedSite.ts';
import {generatorDir} from '../files/generatorDir.ts';
import {waitForAll} from '../files/waitForAll.ts';
import {createSiteData} from '../routes/createSiteData.ts';
import {findAddressProblems} from './unrendered/routeUnrendered.ts';
import {hasErrors} from '../shared/problems/Problem.ts';
import type {SiteData} from '../shared/page/SiteData.ts';
import type {CompiledSite} from '../store/CompiledSite.ts';
import {createPageStore, type PageStore} from '../store/PageStore.ts';
import type {BuildContext} from './BuildContext.ts';
import {importAliases} from './compatibility.ts';
import {addedImports} from './addedImports.ts';
import {collectComponents} from './collectComponents.ts';
import {compileDocuments, type DocumentPlan, planDocuments} from './compileDocuments.ts';
import {compileReferences} from './compileReferences.ts';
import {foreignStyles} from './foreignStyles.ts';
import {exportProblems} from './exportProblems.ts';
import {appFacts} from '../shared/page/AppFacts.ts';
import {expectDefined} from '../shared/invariants/expectDefined.ts';

/** A site that is compiled, and whose app is bundled. */
export interface BundledSite extends CompiledSite {
  readonly bundles: Bundles;
  /** Data about the whole site, the same for every page. */
  readonly data: SiteData;
}

/**
 * Compiles the documents and the reference of a site into the cache, in each of its languages, and bundles the app, which
 * is one for all, at the same time.
 *
 * @returns Nothing when there is an error among the problems.
 */
export async function compileSite(
  sites: readonly ScannedSite[],
  context: BuildContext,
): Promise<BundledSite[] | undefined> {
  const [first] = sites;
  if (!first) return undefined;
  const {siteDir, config} = first;
  const {cache, problems, reporter, useCache} = context;
  const foreign = foreignStyles({siteDir, ...config, configFile: context.configSource.configFile});
  const plans = await Promise.all(
    sites.map(async (site) => ({site, documents: await planDocuments(site, context)})),
  );
  const collected = await Promise.all(
    plans.map(({site, documents}) => collectComponents(siteDir, site.content, documents)),
  );
  const components = [...new Set(collected.flatMap((one) => one.components))].sort();
  const importProblems = collected.flatMap((one) => one.problems);
  const bundle = (keys: string[]) =>
    reporter.phase('Bundling the app', async (count) => {
      const {customCss, clientModules, staticDirectories} = config;
      const folders = {generatorDir, siteDir, cacheDir: cache.dir, transformDir: cache.sharedDir};
      const result = await createBundles({
        ...folders,
        version: context.pipelineVersion,
        aliases: importAliases(siteDir),
        useCache,
        site: appFacts(createSiteData(config, first.content)),
        components: keys,
        customCss,
        ...(foreign.styles.length > 0 && {moreStyles: foreign.styles}),
        ...(clientModules && {clientModules}),
        staticDirectories,
      });
      count(result.reused ? 'unchanged' : `${keys.length} components`);
      return result;
    });
  const bundled = bundle(components);
  const compiling = compileAll(plans, context, bundled);
  // Pages to render are to come, and the workers still compile: it is loaded meanwhile. What is wrong with it, the first
  // page that is rendered says; that it could not be made, whoever waits for `bundled`.
  if (plans.some(({documents}) => documents.missing.length > 0))
    void bundled.then(preload).catch(() => undefined);

  const [made, stores] = await waitForAll([bundled, compiling]);
  const metas = stores.flatMap((pages) => [...pages.metas()]);
  const added = config.pluginBundle
    ? stores.map((pages) => addedImports(siteDir, components, pages, importProblems))
    : [];
  const addedComponents = [...new Set(added.flatMap((one) => one.components))];
  problems.push(...added.flatMap((one) => one.problems));
  const {bundles, problems: bundleProblems} =
    addedComponents.length > 0 ? await bundle([...components, ...addedComponents].sort()) : made;
  problems.push(
    ...foreign.problems,
    ...importProblems,
    ...metas.flatMap((meta) => meta.problems),
    ...exportProblems(siteDir, metas),
    ...bundleProblems,
  );
  if (!bundles || hasErrors(problems)) {
    for (const [index, site] of sites.entries()) {
      const pages = expectDefined(stores[index], 'the compiled pages of a language');
      problems.push(...(await findAddressProblems({...site, pages}, context.configSource, problems)));
    }
    return undefined;
  }
  return sites.map((site, index) => ({
    ...site,
    pages: expectDefined(stores[index], 'the compiled pages of a language'),
    bundles,
    data: createSiteData(site.config, site.content),
  }));
}

/** Compiles language after language: each keeps all threads busy. */
async function compileAll(
  plans: readonly {site: ScannedSite; documents: DocumentPlan}[],
  context: BuildContext,
  mainIsFree: Promise<unknown>,
): Promise<PageStore[]> {
  const {records, reporter} = context;
  const stores: PageStore[] = [];
  for (const {site, documents} of plans) {
    const referencing = reporter.phase('Rendering the reference', async (count) => {
      const result = await compileReferences(site, context);
      count(`${result.rendered} of ${result.pages.size}`);
      return result;
    });
    const compiling = reporter.phase('Compiling Markdown', (count) => {
      count(`${documents.missing.length} of ${documents.entries.length}`);
      return compileDocuments(documents, context, mainIsFree);
    });
    const [reference, compiled] = await waitForAll([referencing, compiling]);
    stores.push(createPageStore(records, new Map([...compiled, ...reference.pages])));
  }
  return stores;
}

async function preload({bundles}: {bundles?: Bundles}): Promise<void> {
  if (bundles) await loadPrerenderBundle(bundles.prerender);
}
