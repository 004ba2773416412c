import {realpath, rm} from 'node:fs/promises';
import path from 'node:path';
import {distinctProblems, hasErrors, type Problem} from '../shared/problems/Problem.ts';
import {hashOf} from '../files/hash.ts';
import {isBelow} from '../files/placeBelow.ts';
import {hashFolder} from '../files/cache/keptFolder.ts';
import {noteUse} from '../files/cache/unusedFiles.ts';
import {assetsAddress, bundleKey, webpackCacheKey} from './kept/bundleKey.ts';
import {
  type BundleFolder,
  browserFolder,
  bundleFolder,
  isWhole,
  locateBundles,
  manifestName,
  prerenderFile,
  readManifest,
  removeManifest,
  settleOutput,
  writeManifest,
} from './kept/bundleFolder.ts';
import type {Bundles} from './requests/Bundles.ts';
import type {BundleManifest} from './kept/BundleManifest.ts';
import type {BundleRequest} from './requests/BundleRequest.ts';
import type {BrowserRequest, BundleInThread} from './browser/BrowserRequest.ts';
import {bundlerVersion, publishedVersion} from './kept/bundlerVersion.ts';
import type {BundleSettings} from './requests/BundleSettings.ts';
import {describeBrowser} from './browser/describeBrowser.ts';
import {describeRenderer, hashRenderer, type PrerenderInputs} from './prerender/describeRenderer.ts';
import {bundleSite, isAppAlone, isSeparate, type TakenApp, withoutSite} from './site/bundleSite.ts';
import {type BrowserBundle, type BrowserBundling, bundleWhole} from './browser/bundleWhole.ts';
import {
  areInputsSame,
  changedInputs,
  hashInputs,
  type InputHashes,
  isOneMissing,
} from './kept/inputHashes.ts';
import {areImportsSame, createMarkdownModules, type MarkdownModules} from './transforms/importedMarkdown.ts';
import {type EntrySources, generateEntries, generateSiteEntries} from './entries/generateEntries.ts';
import {isNewer, stampFiles} from './kept/fileStamps.ts';
import {installPackageCode} from './transforms/packageCode.ts';
import {prerenderWithEsbuild, prerenderWithWebpack, type QuickPrerender} from './prerender/makePrerender.ts';
import {openSharedBundles, type SharedBundles} from './kept/sharedBundles.ts';
import {type SourceRoots, sourceRoots} from './modules/sourceRoots.ts';
import {type ReadyApp, takeReadyApp, writeReadyApp} from './ready/readyApps.ts';
import {writeTransformLoader} from './transforms/transformLoader.ts';
import {closeWebpackCache, keepWebpackCache, openWebpackCache} from './webpack/webpackCache.ts';
import {writeEntries} from './entries/writeEntries.ts';

/** Names of the bundles that browsers load. */
const BROWSER_CACHES = ['browser', 'site'];

/** What is to be bundled, and what of it is known. */
interface BundlePlan {
  /** Without the site's parts if these are bundled separately. */
  request: BundleRequest;
  sources: EntrySources;
  /** Address of the assets in the scripts. */
  publicPath: string;
  /** Absolute path of the site folder, without links. */
  siteDir: string;
  roots: SourceRoots;
  folder: BundleFolder;
  /** Hash of everything but the source files, see `bundleKey`. */
  key: string;
  /** What the last bundles were made from. */
  known?: BundleManifest | undefined;
  /** Absolute path of the folder for what other sites can use too. */
  sharedDir: string;
  /** The bundles of other sites; absent if they cannot be used. */
  shared?: SharedBundles | undefined;
  /** The app that the published package may contain; absent if it cannot be used. */
  ready?: ReadyApp | undefined;
}

/** The bundles, and what they were made from. */
interface MadeBundles {
  folder: BundleFolder;
  manifest?: BundleManifest;
  problems: Problem[];
  reused: boolean;
}

/** Both bundles in a temporary folder. */
interface Bundled {
  browser: BrowserBundle;
  prerender: PrerenderInputs;
  /** The Markdown files that components import. */
  markdown: MarkdownModules | undefined;
  problems: Problem[];
}

/**
 * Bundles the app for the browser and for prerendering, or reuses the bundles of the last build if nothing they are
 * made from has changed.
 *
 * @param bundleInThread Called instead of `bundleBrowser`, if that is possible; absent if there is no thread for it.
 */
export async function createBundles(
  request: BundleRequest,
  bundleInThread?: BundleInThread,
): Promise<{bundles?: Bundles; problems: Problem[]; reused: boolean}> {
  const plan = await planBundles(request);
  const {folder, manifest, problems, reused} = await makeBundles(plan, bundleInThread);
  return {...(manifest && {bundles: locateBundles(folder, manifest)}), problems, reused};
}

/**
 * Bundles an app that contains nothing of a site, for the published package.
 *
 * @param readyDir Absolute path of the folder of the package's modules.
 * @throws if it has problems.
 */
export async function writeApp(request: BundleRequest, readyDir: string): Promise<void> {
  const plan = await planBundles(request);
  const {manifest, problems} = await makeBundles(plan);
  if (!plan.ready || !manifest || problems.length > 0)
    throw new Error(`The app could not be bundled: ${problems[0]?.message ?? 'it contains parts of a site'}`);
  writeReadyApp(plan.ready, manifest, readyDir);
}

async function makeBundles(plan: BundlePlan, bundleInThread?: BundleInThread): Promise<MadeBundles> {
  const start = Date.now();
  const {folder} = plan;
  const reused = await findBundles(plan);
  if (reused) return {folder, manifest: reused, problems: reused.problems, reused: true};
  const temporary = path.join(folder.dir, `output-temporary-${process.pid}`);
  await rm(temporary, {recursive: true, force: true});
  try {
    const {bundled, problems} = await bundleAll(plan, temporary, bundleInThread);
    if (!bundled) return {folder, problems, reused: false};
    const manifest = await keepBundles(plan, bundled, temporary, start);
    return {folder, manifest, problems, reused: false};
  } finally {
    await rm(temporary, {recursive: true, force: true});
  }
}

async function planBundles(given: BundleRequest): Promise<BundlePlan> {
  const isAlone = isAppAlone(given);
  const request = isAlone ? withoutSite(given) : given;
  const sources = generateEntries({...request, isAlone});
  // Without anything of the site, the app's script finds the chunks next to itself, whatever the base URL is.
  const publicPath = isAlone ? '' : assetsAddress(request.site);
  const {generatorDir, cacheDir, sharedDir = cacheDir} = request;
  const siteDir = await realpath(request.siteDir);
  const roots = sourceRoots({generatorDir, siteDir});
  const folder = bundleFolder(cacheDir, bundlerVersion(request.version));
  const inputs = {sources, publicPath, roots};
  const key = bundleKey(folder.version, request, inputs);
  const known = readManifest(folder);
  // The key may not cover everything that a plugin adds to the bundler.
  const shared =
    sharedDir === cacheDir || request.bundling
      ? undefined
      : openSharedBundles(sharedDir, manifestName(folder.version), key, roots);
  const ready: ReadyApp | undefined = isAlone
    ? {
        key: bundleKey(publishedVersion(request.version), request, inputs),
        generatorDir,
        dir: folder.dir,
        roots,
      }
    : undefined;
  return {request, sources, publicPath, siteDir, roots, folder, key, known, sharedDir, shared, ready};
}

/** The last bundles, the package's, or another site's, if they are what is to be bundled. */
async function findBundles({
  request,
  roots,
  folder,
  key,
  known,
  shared,
  ready,
}: BundlePlan): Promise<BundleManifest | undefined> {
  if (
    known?.key === key &&
    !request.bundling?.readsContent &&
    isWhole(folder, known) &&
    areImportsSame(known.bundles.imported, request.markdown) &&
    areInputsSame(known.inputs, roots)
  ) {
    noteUse(path.join(folder.dir, known.output));
    return known;
  }
  await removeManifest(folder);
  const taken = (ready && takeReadyApp(ready)) ?? shared?.take(folder.dir);
  if (!taken) return undefined;
  const manifest = {...taken, key};
  writeManifest(folder, manifest);
  return manifest;
}

/** @param temporary Absolute path of the folder to write to. */
async function bundleAll(
  plan: BundlePlan,
  temporary: string,
  bundleInThread: BundleInThread | undefined,
): Promise<{bundled?: Bundled; problems: Problem[]}> {
  const {request, known, roots} = plan;
  const browserRequest = planBrowser(plan, temporary);
  const {sources, webpackCache} = browserRequest;
  const markdown = request.markdown && createMarkdownModules(plan.siteDir, request.markdown);
  const settings: BundleSettings = {...browserRequest.settings, ...(markdown && {markdown})};
  const prerendering = prerenderWithEsbuild(settings, sources.prerender);
  // With webpack's cache, it pays to start a thread for webpack too. What a site adds to it may be functions.
  const inThread = webpackCache && !request.bundling ? bundleInThread : undefined;
  const browsing = inThread?.(browserRequest, request.markdown);
  // Awaited below.
  browsing?.catch(() => undefined);
  if (browsing && known) {
    const changed = changedInputs(known.inputs, roots);
    // Loaded on demand: few builds bundle anything. webpack reports what is wrong with a module.
    void import('./transforms/moduleTransform.ts')
      .then(({transformAhead}) => transformAhead(changed, settings))
      .catch(() => undefined);
  }
  // First, because webpack may keep this thread busy.
  await announceRenderer(plan, {prerendering, markdown, temporary});
  const [{imports, ...browser}, quick] = await Promise.all([
    browsing ?? bundleBrowser(browserRequest, markdown),
    prerendering,
  ]);
  markdown?.add(imports ?? new Map());
  const found = markdown?.summary().problems ?? [];
  if (!browser.output) return {problems: distinctProblems([...browser.problems, ...found])};
  const prerender = quick ?? (await prerenderWithWebpack(settings, webpackCache));
  const problems = distinctProblems([...browser.problems, ...prerender.problems, ...found]);
  if (!prerender.output || hasErrors(problems)) return {problems};
  return {bundled: {browser: browser.output, prerender: prerender.output, markdown, problems}, problems};
}

function planBrowser(
  {request: {onRenderer: _, ...request}, sources, publicPath, siteDir, folder, known, sharedDir}: BundlePlan,
  temporary: string,
): BrowserRequest {
  const {generatorDir, cacheDir, aliases, staticDirectories, bundling} = request;
  const {entries, ...places} = writeEntries(folder.dir, sources);
  // Writing webpack's cache and that of its code takes longer than they save unless someone is working on the app, which
  // shows in bundles that exist already.
  const webpackCache =
    request.useCache && known
      ? openWebpackCache(path.join(cacheDir, 'webpack'), BROWSER_CACHES, webpackCacheKey(request))
      : undefined;
  if (webpackCache) installPackageCode(sharedDir, folder.version);
  return {
    request: {...request, sharedDir},
    settings: {
      generatorDir,
      siteDir,
      version: folder.version,
      aliases,
      staticDirectories,
      ...(request.isLoose && {isLoose: true}),
      ...(bundling && {bundling}),
      entries,
      outDir: temporary,
      ...(webpackCache && {webpackCacheDir: webpackCache.dir}),
      transformDir: sharedDir,
      transformLoader: writeTransformLoader(folder.dir),
      publicPath,
    },
    sources,
    ...places,
    webpackCache,
  };
}

/** Lets pages be rendered while webpack runs, see `BundleRequest.onRenderer`. */
async function announceRenderer(
  plan: BundlePlan,
  {
    prerendering,
    markdown,
    temporary,
  }: {
    prerendering: Promise<QuickPrerender | undefined>;
    markdown: MarkdownModules | undefined;
    temporary: string;
  },
): Promise<void> {
  const {request, roots, folder, key, known} = plan;
  // With another key, the app may have other files.
  if (known?.key !== key || !request.onRenderer) return;
  const made = await prerendering;
  if (!made || made.problems.length > 0 || markdown?.summary().imported) return;
  const inputs = hashSources(plan, made.output.inputs);
  request.onRenderer({
    ...locateBundles(folder, known),
    ...describeRenderer(key, made.output, {inputs, toNames: roots.toNames}),
    prerender: prerenderFile(temporary),
  });
}

/** Moves the bundles to the folder that is named by their content, and notes what they were made from. */
async function keepBundles(
  plan: BundlePlan,
  {browser, prerender, markdown, problems}: Bundled,
  temporary: string,
  start: number,
): Promise<BundleManifest> {
  const {folder, key, roots, shared} = plan;
  const output = await settleOutput(folder, temporary);
  const outDir = path.join(folder.dir, output);
  const inputs = hashSources(plan, [...new Set([...browser.inputs, ...prerender.inputs])]);
  const imported = markdown?.summary().imported;
  const manifest: BundleManifest = {
    key,
    inputs,
    output,
    outputHashes: hashFolder(outDir),
    bundles: {
      ...(await describeBrowser(browser, browserFolder(outDir))),
      ...(imported
        ? {imported, renderer: hashRenderer(hashOf(key, imported), Object.keys(inputs), inputs)}
        : describeRenderer(key, prerender, {inputs, toNames: roots.toNames})),
    },
    problems,
  };
  // Stamped after hashing: a source that was saved or removed in the meantime may have been bundled in its old state.
  // Without a manifest, the next build bundles again.
  if (!isNewer(stampFiles(Object.keys(inputs).map(roots.toPath)), start) && !isOneMissing(inputs)) {
    writeManifest(folder, manifest);
    await shared?.keep(folder.dir, manifest);
  }
  return manifest;
}

/** Hashes of source files, without generated ones, which are determined by the others. */
function hashSources({folder, roots}: BundlePlan, files: readonly string[]): InputHashes {
  const own = files.filter((file) => !isBelow(folder.dir, file));
  return hashInputs(own, roots);
}

/**
 * Bundles the app for the browser, with the site's components and style sheets in it or next to it.
 *
 * @param onMade Called with the result before webpack's cache is stored, which takes a while.
 */
export async function bundleBrowser(
  request: BrowserRequest,
  markdown: MarkdownModules | undefined,
  onMade: (bundling: BrowserBundling) => void = () => undefined,
): Promise<BrowserBundling> {
  const {webpackCache} = request;
  const closings: (() => Promise<void>)[] = [];
  const closeLater = (close: () => Promise<void>): void => void closings.push(close);
  const settings = {...request.settings, ...(markdown && {markdown}), closeLater};
  try {
    const bundling = await bundleParts(settings, request);
    onMade(bundling);
    for (const close of closings) await close();
    if (webpackCache && bundling.output) keepWebpackCache(webpackCache, BROWSER_CACHES);
    return bundling;
  } finally {
    if (webpackCache) closeWebpackCache(webpackCache);
  }
}

async function bundleParts(
  settings: BundleSettings,
  {request, sources, entryDir, stubDir}: BrowserRequest,
): Promise<BrowserBundling> {
  const {sharedDir} = request;
  const takeApp = async (): Promise<TakenApp> => {
    const plan = await planBundles({
      ...withoutSite(request),
      sharedDir,
      cacheDir: path.join(request.cacheDir, 'app'),
    });
    const {folder, manifest, problems} = await makeBundles(plan);
    if (!manifest) return {problems};
    const {toPath} = sourceRoots({generatorDir: settings.generatorDir, siteDir: settings.siteDir});
    const inputs = Object.keys(manifest.inputs).map(toPath);
    return {app: {bundles: locateBundles(folder, manifest), inputs}, problems};
  };
  const separate = isSeparate(request)
    ? await bundleSite(settings, generateSiteEntries(request), {entryDir, stubDir, takeApp})
    : undefined;
  return separate ?? bundleWhole(settings, sources, {stubDir, sharedDir});
}
