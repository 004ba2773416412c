import {rm} from 'node:fs/promises';
import path from 'node:path';
import {loadSiteConfig} from '../config/loadSiteConfig.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import {loadSite} from './loadSite.ts';
import {hasErrors} from '../shared/problems/hasErrors.ts';
import type {KeyPath} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {RedirectSite} from '../routes/createRedirects.ts';
import {createSiteData} from '../routes/createSiteData.ts';
import type {BuildRequest} from './BuildRequest.ts';
import {type Cache, openCache} from '../store/openCache.ts';
import {drawOpenGraph} from '../output/openGraph/drawOpenGraph.ts';
import {type OutputUnit, readOutputManifest, writeOutputManifest} from '../output/OutputManifest.ts';
import {checkOutDir, recoverOutput, swapOutput} from '../output/outputFolder.ts';
import {createNext, planOutput} from '../output/writeOutput.ts';
import {compileSite} from './compileSite.ts';
import {planRoutes} from './planRoutes.ts';
import {planUnits} from './planUnits.ts';
import {linkProblems} from './siteProblems.ts';
import {writeChanges} from './writeChanges.ts';
import {createSignal} from '../workers/createSignal.ts';
import {createWorkers, type Workers} from '../workers/createWorkers.ts';
import type {PictureTask} from '../output/openGraph/PictureTask.ts';

export interface BuildResult {
  /** False when an error kept the output from being replaced. */
  ok: boolean;
  problems: Problem[];
  pages: number;
  /** Pages rendered in this build; the others stand as they were. */
  rendered: number;
  /** Whether anything in the output changed. */
  changed: boolean;
}

/** Builds a site: one direction, each stage from plain data to plain data; the output is replaced only when all went well. */
export async function build(request: BuildRequest): Promise<BuildResult> {
  const {siteDir, outDir, useCache, workerEntry, reporter} = request;
  const problems = checkOutDir(siteDir, outDir);
  if (hasErrors(problems)) return failed(problems);
  const loaded = await reporter.phase('Reading configuration', () => loadSiteConfig(siteDir));
  problems.push(...loaded.problems);
  const {config} = loaded;
  if (!config) return failed(problems);
  const configFile = path.relative(siteDir, loaded.files[0] ?? '');
  const locateConfig = (keys: KeyPath) => loaded.locate?.(keys, 'value');
  const cache = await openCache(siteDir, useCache);
  const workers = createWorkers(workerEntry);
  if (cache.records.isEmpty()) workers.start();
  try {
    return await buildSite({request, problems, config, configFile, locateConfig, cache, workers});
  } finally {
    await workers.close();
    await cache.close();
  }
}

/** A build once the configuration is read; adds to `problems`. */
async function buildSite({
  request,
  problems,
  config,
  configFile,
  locateConfig,
  cache,
  workers,
}: {
  request: BuildRequest;
  problems: Problem[];
  config: SiteConfig;
  cache: Cache;
  workers: Workers;
} & Pick<RedirectSite, 'configFile' | 'locateConfig'>): Promise<BuildResult> {
  const {siteDir, outDir, useCache, pipelineVersion, reporter} = request;
  const cacheDir = cache.dir;
  const scan = await reporter.phase('Scanning content', async (count) => {
    const result = await loadSite(siteDir, config, {cache: {dir: cacheDir, version: pipelineVersion}});
    const {docs, posts, pages} = result.content;
    count(`${docs.length} docs, ${posts.length} posts, ${pages.length} pages`);
    return result;
  });
  const {content} = scan;
  problems.push(...scan.problems);
  const site = createSiteData(config, content);

  const compiledSite = await compileSite({request, records: cache.records, config, content, site, workers});
  const {bundles, pages: store} = compiledSite;
  problems.push(...compiledSite.problems);
  if (!bundles || hasErrors(problems)) return failed(problems);

  const plan = await planRoutes({siteDir, config, configFile, locateConfig, content, compiled: store});
  const {routes, images, logo} = plan;
  problems.push(...plan.problems);
  if (hasErrors(problems)) return failed(problems);

  // Drawn from here on by a worker that has nothing else to do; in the end this thread helps.
  const mainIsFree = createSignal();
  const drawing = reporter.phase('Drawing pictures', async (count) => {
    const draw = (task: PictureTask) => workers.drawPictures(task, mainIsFree.given);
    const drawn = await drawOpenGraph(images, {cacheDir, siteTitle: config.title, logo}, draw);
    count(`${drawn} of ${images.length}`);
  });
  // It is waited for below; a fault before that is not to be hidden by one here.
  drawing.catch(() => undefined);

  const wanted = await planUnits({request, cacheDir, config, content, site, bundles, pages: store, plan});
  const {pages, files, pictures, search} = wanted;
  problems.push(...wanted.problems);
  if (hasErrors(problems)) return failed(problems);
  await recoverOutput(outDir);
  const manifest = await readOutputManifest(cache.manifestFile(outDir));
  const output = await planOutput(outDir, [...pages, ...files, ...pictures, ...search], manifest);
  const units: Record<string, OutputUnit> = Object.fromEntries(output.fresh);
  const changed = output.stale.length > 0 || output.hasLeftovers;
  const next = changed ? await createNext(outDir) : undefined;
  try {
    if (next !== undefined) {
      const settings = {config, bundles, cacheDir, workers, drawing, mainIsFree, reporter};
      const written = await writeChanges({outDir, next, plan: output, units: wanted, ...settings});
      Object.assign(units, written.units);
      problems.push(...written.problems);
    }
    await drawing;
    const otherFiles = files.flatMap(({id}) => Object.keys(units[id]?.files ?? {}));
    problems.push(
      ...linkProblems({config, configFile, site, routes, compiled: store, units, files: otherFiles}),
    );
    if (next !== undefined && hasErrors(problems)) return failed(problems);
    if (next !== undefined) await swapOutput(outDir, next);
  } finally {
    // Nothing is there after the swap; whatever kept a build from it leaves no half of an output.
    if (next !== undefined) await rm(next, {recursive: true, force: true});
  }
  if (next !== undefined && useCache) {
    await writeOutputManifest(cache.manifestFile(outDir), {units});
    await cache.records.prune(new Set(store.keys()));
  }
  return {
    ok: !hasErrors(problems),
    problems,
    pages: routes.length,
    rendered: pages.filter(({id}) => !output.fresh.has(id)).length,
    changed,
  };
}

function failed(problems: Problem[]): BuildResult {
  return {ok: false, problems, pages: 0, rendered: 0, changed: false};
}
