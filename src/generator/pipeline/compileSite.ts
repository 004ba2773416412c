import type {SiteConfig} from '../config/SiteConfig.ts';
import type {SiteContent} from '../reference/SiteContent.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {SiteData} from '../shared/page/SiteData.ts';
import type {BuildRequest} from './BuildRequest.ts';
import {type Bundles, createBundles} from '../bundle/createBundles.ts';
import {loadPrerenderBundle} from '../bundle/loadPrerenderBundle.ts';
import {generatorDir} from '../files/generatorDir.ts';
import {settleAll} from '../files/settleAll.ts';
import type {PageRecords} from '../store/PageRecords.ts';
import {createPageStore, type PageStore} from '../store/PageStore.ts';
import type {Workers} from '../workers/createWorkers.ts';
import {IMPORT_ALIASES} from './importAliases.ts';
import {collectComponents} from './collectComponents.ts';
import {compileDocuments, planDocuments} from './compileDocuments.ts';
import {compileReferences} from './compileReferences.ts';

export interface CompiledSite {
  /** Absent when the app could not be bundled. */
  bundles?: Bundles;
  /** Documents and reference pages. */
  pages: PageStore;
  problems: Problem[];
}

/** Compiles the documents and the reference into the cache, and bundles the app at the same time. */
export async function compileSite({
  request: {siteDir, useCache, pipelineVersion, reporter},
  records,
  config,
  content,
  site,
  workers,
}: {
  request: BuildRequest;
  records: PageRecords;
  config: SiteConfig;
  content: SiteContent;
  site: SiteData;
  workers: Workers;
}): Promise<CompiledSite> {
  const documents = await planDocuments(siteDir, records, pipelineVersion, config, content);
  const {components, problems: importProblems} = await collectComponents(siteDir, content, documents);
  const bundled = reporter.phase('Bundling the app', async (count) => {
    const {customCss} = config;
    const folders = {generatorDir, siteDir, cacheDir: records.cacheDir};
    const result = await createBundles({
      ...folders,
      aliases: IMPORT_ALIASES,
      useCache,
      site,
      components,
      customCss,
    });
    count(result.reused ? 'unchanged' : `${components.length} components`);
    return result;
  });
  const referencing = reporter.phase('Rendering the reference', async (count) => {
    const result = await compileReferences(records, pipelineVersion, config, content, workers);
    count(`${result.rendered} of ${result.pages.size}`);
    return result;
  });
  const compiling = reporter.phase('Compiling Markdown', (count) => {
    count(`${documents.missing.length} of ${documents.entries.length}`);
    return compileDocuments(documents, records, workers, bundled);
  });
  // Pages to render are to come, and the workers still compile: it is loaded meanwhile. What is wrong with it, the first
  // page that is rendered says; that it could not be made, whoever waits for `bundled`.
  if (documents.missing.length > 0) void bundled.then(preload).catch(() => undefined);

  const [bundling, reference, compiled] = await settleAll([bundled, referencing, compiling]);
  const pages = createPageStore(records, new Map([...compiled, ...reference.pages]));
  return {
    ...(bundling.bundles && {bundles: bundling.bundles}),
    pages,
    problems: [
      ...importProblems,
      ...[...pages.metas()].flatMap(({problems}) => problems),
      ...bundling.problems,
    ],
  };
}

async function preload({bundles}: {bundles?: Bundles}): Promise<void> {
  if (bundles) await loadPrerenderBundle(bundles.prerender);
}
