import type {SiteConfig} from '../config/SiteConfig.ts';
import type {Content} from '../content/Content.ts';
import type {CompiledMeta} from '../markdown/CompiledMeta.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {SiteData} from '../shared/page/SiteData.ts';
import type {BuildRequest} from './BuildRequest.ts';
import {type Bundles, createBundles} from '../bundle/createBundles.ts';
import {loadPrerenderBundle} from '../bundle/loadPrerenderBundle.ts';
import {generatorDir} from '../files/generatorDir.ts';
import {settleAll} from '../files/settleAll.ts';
import type {Workers} from '../workers/createWorkers.ts';
import {IMPORT_ALIASES} from './importAliases.ts';
import {collectComponents} from './collectComponents.ts';
import {compileDocuments, planDocuments} from './compileDocuments.ts';
import {compileReferences} from './compileReferences.ts';

export interface CompiledSite {
  /** Absent when the app could not be bundled. */
  bundles?: Bundles;
  /** Documents and reference pages, by source file. */
  compiled: Map<string, CompiledMeta>;
  /** Key of the record that holds the compiled page, by source file. */
  recordKeys: Map<string, string>;
  problems: Problem[];
}

/** Compiles the documents and the reference into the cache, and bundles the app at the same time. */
export async function compileSite({
  request: {siteDir, useCache, pipelineVersion, reporter},
  cacheDir,
  config,
  content,
  site,
  workers,
}: {
  request: BuildRequest;
  cacheDir: string;
  config: SiteConfig;
  content: Content;
  site: SiteData;
  workers: Workers;
}): Promise<CompiledSite> {
  const documents = await planDocuments(siteDir, cacheDir, pipelineVersion, config, content);
  const {components, problems: importProblems} = await collectComponents(siteDir, content, documents);
  const bundled = reporter.phase('Bundling the app', async (count) => {
    const {customCss} = config;
    const folders = {generatorDir, siteDir, cacheDir};
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
    const result = await compileReferences(cacheDir, pipelineVersion, config, content, workers);
    count(`${result.rendered} of ${result.keys.size}`);
    return result;
  });
  const compiling = reporter.phase('Compiling Markdown', (count) => {
    count(`${documents.missing.length} of ${documents.keys.size}`);
    return compileDocuments(documents, cacheDir, workers, bundled);
  });
  // Pages to render are to come, and the workers still compile: it is loaded meanwhile. What is wrong with it, the first
  // page that is rendered says; that it could not be made, whoever waits for `bundled`.
  if (documents.missing.length > 0) void bundled.then(preload).catch(() => undefined);

  const [bundling, reference, pages] = await settleAll([bundled, referencing, compiling]);
  const compiled = new Map([...pages, ...reference.compiled]);
  return {
    ...(bundling.bundles && {bundles: bundling.bundles}),
    compiled,
    recordKeys: new Map([...documents.keys, ...reference.keys]),
    problems: [
      ...importProblems,
      ...[...compiled.values()].flatMap(({problems}) => problems),
      ...bundling.problems,
    ],
  };
}

async function preload({bundles}: {bundles?: Bundles}): Promise<void> {
  if (bundles) await loadPrerenderBundle(bundles.prerender);
}
