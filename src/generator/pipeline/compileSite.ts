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
import {createPageStore} from '../store/PageStore.ts';
import type {BuildContext} from './BuildContext.ts';
import {IMPORT_ALIASES} from './compatibility.ts';
import {addedImports} from './addedImports.ts';
import {collectComponents} from './collectComponents.ts';
import {compileDocuments, planDocuments} from './compileDocuments.ts';
import {compileReferences} from './compileReferences.ts';
import {foreignStyles} from './foreignStyles.ts';
import {exportProblems} from './exportProblems.ts';
import {appFacts} from '../shared/page/AppFacts.ts';

/** A site that is compiled, and whose app is bundled. */
export interface BundledSite extends CompiledSite {
  readonly bundles: Bundles;
  /** What pages are told of the whole site. */
  readonly data: SiteData;
}

/**
 * Compiles the documents and the reference into the cache, and bundles the app at the same time.
 *
 * @returns Nothing when there is an error among the problems.
 */
export async function compileSite(
  site: ScannedSite,
  context: BuildContext,
): Promise<BundledSite | undefined> {
  const {siteDir, config, content} = site;
  const {cache, problems, reporter, useCache} = context;
  const data = createSiteData(config, content);
  const foreign = foreignStyles({siteDir, ...config, configFile: context.configSource.configFile});
  const documents = await planDocuments(site, context);
  const {components, problems: importProblems} = await collectComponents(siteDir, content, documents);
  const bundle = (keys: string[]) =>
    reporter.phase('Bundling the app', async (count) => {
      const {customCss, clientModules, staticDirectories} = config;
      const folders = {generatorDir, siteDir, cacheDir: cache.dir, transformDir: cache.sharedDir};
      const result = await createBundles({
        ...folders,
        version: context.pipelineVersion,
        aliases: IMPORT_ALIASES,
        useCache,
        site: appFacts(data),
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
  const referencing = reporter.phase('Rendering the reference', async (count) => {
    const result = await compileReferences(site, context);
    count(`${result.rendered} of ${result.pages.size}`);
    return result;
  });
  const compiling = reporter.phase('Compiling Markdown', (count) => {
    count(`${documents.missing.length} of ${documents.entries.length}`);
    return compileDocuments(documents, context, bundled);
  });
  // Pages to render are to come, and the workers still compile: it is loaded meanwhile. What is wrong with it, the first
  // page that is rendered says; that it could not be made, whoever waits for `bundled`.
  if (documents.missing.length > 0) void bundled.then(preload).catch(() => undefined);

  const [first, reference, compiled] = await waitForAll([bundled, referencing, compiling]);
  const pages = createPageStore(context.records, new Map([...compiled, ...reference.pages]));
  const added = config.pluginBundle ? addedImports(siteDir, components, pages, importProblems) : undefined;
  problems.push(...(added?.problems ?? []));
  const {bundles, problems: bundleProblems} =
    added && added.components.length > 0 ? await bundle([...components, ...added.components].sort()) : first;
  problems.push(
    ...foreign.problems,
    ...importProblems,
    ...[...pages.metas()].flatMap((meta) => meta.problems),
    ...exportProblems(siteDir, pages.metas()),
    ...bundleProblems,
  );
  if (bundles && !hasErrors(problems)) return {...site, pages, bundles, data};
  problems.push(...(await findAddressProblems({...site, pages}, context.configSource, problems)));
  return undefined;
}

async function preload({bundles}: {bundles?: Bundles}): Promise<void> {
  if (bundles) await loadPrerenderBundle(bundles.prerender);
}
