import {rm} from 'node:fs/promises';
import path from 'node:path';
import {loadSiteConfig} from '../config/loadSiteConfig.ts';
import {loadContent} from '../content/loadContent.ts';
import type {Problem} from '../problems/Problem.ts';
import {createRedirects} from '../routes/createRedirects.ts';
import {createRoutes} from '../routes/createRoutes.ts';
import {createSiteData} from '../routes/createSiteData.ts';
import {type Bundles, createBundles} from './bundle/createBundles.ts';
import {loadPrerenderBundle} from './bundle/loadPrerenderBundle.ts';
import {openCache} from './cache/openCache.ts';
import {generatorDir} from './generatorDir.ts';
import {drawOpenGraph, picturePath} from './openGraph/drawOpenGraph.ts';
import {planOpenGraph} from './openGraph/planOpenGraph.ts';
import {readLogo} from './openGraph/readLogo.ts';
import {hashedFileUnit} from './output/collectUnits.ts';
import {createDocumentShell} from './output/documentShell.ts';
import {type OutputUnit, readOutputManifest, writeOutputManifest} from './output/OutputManifest.ts';
import {checkOutDir, recoverOutput, swapOutput} from './output/outputFolder.ts';
import {createNext, keepUnits, planOutput, writeUnits} from './output/writeOutput.ts';
import type {Reporter} from './report/createReporter.ts';
import {collectComponents} from './stages/collectComponents.ts';
import {compileDocuments, planDocuments} from './stages/compileDocuments.ts';
import {compileReferences} from './stages/compileReferences.ts';
import {fileUnits} from './stages/fileUnits.ts';
import {isStaticFile} from './stages/isStaticFile.ts';
import {prerenderRoutes} from './stages/prerenderRoutes.ts';
import {routeUnits} from './stages/routeUnits.ts';
import {searchUnits} from './stages/searchUnits.ts';
import {linkProblems} from './stages/siteProblems.ts';
import {writeSearch} from './stages/writeSearch.ts';
import {createWorkers} from './workers/createWorkers.ts';
import type {PictureTask} from './workers/tasks.ts';

export interface BuildRequest {
  /** Absolute path of the folder with `site.config`. */
  siteDir: string;
  /** Absolute path of the output folder. */
  outDir: string;
  /** False builds everything anew and leaves the cache as it is. */
  useCache: boolean;
  /** Hash of the generator's own code. */
  pipelineVersion: string;
  /** Entry module of the worker threads. */
  workerEntry: URL;
  reporter: Reporter;
}

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

/** A promise and what settles it. */
function createSignal(): {given: Promise<void>; give(): void} {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return {given, give: () => give()};
}

async function preload({bundles}: {bundles?: Bundles}): Promise<void> {
  if (bundles) await loadPrerenderBundle(bundles.prerender);
}

/** Builds a site: one direction, each stage from plain data to plain data; the output is replaced only when all went well. */
export async function build(request: BuildRequest): Promise<BuildResult> {
  const {siteDir, outDir, pipelineVersion, reporter} = request;
  const problems: Problem[] = [...checkOutDir(siteDir, outDir)];
  const failed = (): BuildResult => ({
    ok: false,
    problems,
    pages: 0,
    rendered: 0,
    changed: false,
  });
  const hasErrors = () => problems.some(({severity}) => severity === 'error');
  if (hasErrors()) return failed();

  const loaded = await reporter.phase('Reading configuration', () => loadSiteConfig(siteDir));
  problems.push(...loaded.problems);
  const {config} = loaded;
  if (!config) return failed();

  const cache = await openCache(siteDir, request.useCache);
  const workers = createWorkers(request.workerEntry);
  if (cache.isEmpty) workers.start();
  try {
    const scan = await reporter.phase('Scanning content', async (count) => {
      const kept = {dir: cache.dir, version: pipelineVersion};
      const result = await loadContent(siteDir, config, {cache: kept});
      const {docs, posts, pages} = result.content;
      count(`${docs.length} docs, ${posts.length} posts, ${pages.length} pages`);
      return result;
    });
    const {content} = scan;
    problems.push(...scan.problems);
    const site = createSiteData(config, content);
    const documents = await planDocuments(siteDir, cache.dir, pipelineVersion, config, content);
    const {components, problems: importProblems} = await collectComponents(siteDir, content, documents);
    problems.push(...importProblems);
    const {customCss} = config;
    const bundled = reporter.phase('Bundling the app', async (count) => {
      const useCache = request.useCache;
      const wanted = {
        generatorDir,
        siteDir,
        cacheDir: cache.dir,
        useCache,
        site,
        components,
        customCss,
      };
      const result = await createBundles(wanted);
      count(result.reused ? 'unchanged' : `${components.length} components`);
      return result;
    });
    const referencing = reporter.phase('Rendering the reference', async (count) => {
      const result = await compileReferences(cache.dir, pipelineVersion, config, content, workers);
      count(`${result.rendered} of ${result.keys.size}`);
      return result;
    });
    const compiling = reporter.phase('Compiling Markdown', (count) => {
      count(`${documents.missing.length} of ${documents.keys.size}`);
      return compileDocuments(documents, cache.dir, workers, bundled);
    });
    // Pages to render are to come, and the workers still compile: it is loaded meanwhile. What is wrong with it, the first
    // page that is rendered says; that it could not be made, whoever waits for `bundled`.
    if (documents.missing.length > 0) void bundled.then(preload).catch(() => undefined);
    const [bundling, reference, compiled] = await Promise.all([bundled, referencing, compiling]);
    for (const [file, meta] of reference.compiled) compiled.set(file, meta);
    for (const [file, key] of reference.keys) documents.keys.set(file, key);
    for (const meta of compiled.values()) problems.push(...meta.problems);
    problems.push(...bundling.problems);
    const {bundles} = bundling;
    if (!bundles || hasErrors()) return failed();

    const {routes: bare, sidebars} = createRoutes(config, content, compiled);
    const logo = await readLogo(siteDir, config);
    const {routes, images} = config.openGraphImages
      ? planOpenGraph(config, bare, logo)
      : {routes: bare, images: []};
    const configFile = path.relative(siteDir, loaded.files[0] ?? '');
    const redirecting = createRedirects({
      config,
      configFile,
      locateConfig: (keys) => loaded.locate?.(keys, 'value'),
      content,
      routes,
      isFile: (file) => isStaticFile(siteDir, config, file),
    });
    problems.push(...redirecting.problems);
    if (hasErrors()) return failed();
    // Drawn while the plan is made, by a worker that has nothing else to do; in the end this thread helps.
    const mainIsFree = createSignal();
    const drawing = reporter.phase('Drawing pictures', async (count) => {
      const settings = {cacheDir: cache.dir, siteTitle: config.title, logo};
      const draw = (task: PictureTask) => workers.drawPictures(task, mainIsFree.given);
      count(`${await drawOpenGraph(images, settings, draw)} of ${images.length}`);
    });
    // It is waited for below; a fault before that is not to be hidden by one here.
    drawing.catch(() => undefined);
    const shell = createDocumentShell(site, bundles);
    const pages = routeUnits(routes, documents.keys, compiled, shell, pipelineVersion);
    const files = await fileUnits({
      siteDir,
      config,
      content,
      compiled,
      routes,
      redirects: redirecting.redirects,
      sidebars,
      bundles,
      recordKeys: documents.keys,
      cacheDir: cache.dir,
      version: pipelineVersion,
    });
    const search = searchUnits(config, content, routes, documents.keys, compiled, pipelineVersion);
    const pictureFolder = path.posix.join(config.baseUrl.slice(1), 'assets/open-graph');
    const pictures = images.map((image) =>
      hashedFileUnit(picturePath(cache.dir, image), path.posix.join(pictureFolder, image.file)),
    );
    await recoverOutput(outDir);
    const manifest = await readOutputManifest(cache.manifestFile(outDir));
    const plan = await planOutput(outDir, [...pages, ...files, ...pictures, ...search], manifest);
    const changed = plan.stale.length > 0 || plan.hasLeftovers;
    let units: Record<string, OutputUnit> = Object.fromEntries(plan.fresh);
    let next: string | undefined;
    const stalePages = pages.filter(({id}) => !plan.fresh.has(id));

    if (changed) {
      const folder = await createNext(outDir);
      next = folder;
      const drawn = new Set(pictures.map(({id}) => id));
      const writing = reporter.phase('Writing files', async (count) => {
        count(`${plan.stale.length - stalePages.length} new`);
        await keepUnits(outDir, folder, plan);
        return writeUnits(
          folder,
          plan.stale.filter(({id}) => !drawn.has(id)),
        );
      });
      const indexing = reporter.phase('Indexing for search', (count) => {
        const stale = search.filter(({id}) => !plan.fresh.has(id));
        count(stale.length === 0 ? 'unchanged' : `${stale.flatMap((unit) => unit.pages).length} pages`);
        return writeSearch({stale, config, cacheDir: cache.dir, outDir: folder, workers});
      });
      const rendering = reporter.phase('Prerendering', (count) => {
        count(`${stalePages.length} of ${pages.length} pages`);
        return prerenderRoutes({
          pages: stalePages,
          bundles,
          cacheDir: cache.dir,
          outDir: folder,
          shell,
          workers,
          mainIsFree: writing,
        });
      });
      const hanging = drawing.then(() =>
        writeUnits(
          folder,
          plan.stale.filter(({id}) => drawn.has(id)),
        ),
      );
      rendering.then(mainIsFree.give, mainIsFree.give);
      const [written, painted, rendered, indexed] = await Promise.all([
        writing,
        hanging,
        rendering,
        indexing,
      ]);
      units = {...units, ...written, ...painted, ...rendered.units, ...indexed};
      problems.push(...rendered.problems);
    }
    await drawing;
    const otherFiles = files.flatMap(({id}) => Object.keys(units[id]?.files ?? {}));
    problems.push(
      ...linkProblems({
        config,
        configFile,
        site,
        routes,
        compiled,
        units,
        files: otherFiles,
      }),
    );

    if (next !== undefined) {
      if (hasErrors()) {
        await rm(next, {recursive: true, force: true});
        return failed();
      }
      await swapOutput(outDir, next);
      if (request.useCache) {
        await writeOutputManifest(cache.manifestFile(outDir), {units});
        await cache.prune(new Set(documents.keys.values()));
      }
    }
    return {
      ok: !hasErrors(),
      problems,
      pages: routes.length,
      rendered: stalePages.length,
      changed,
    };
  } finally {
    await workers.close();
    await cache.close();
  }
}
