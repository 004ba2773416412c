import {rm} from 'node:fs/promises';
import path from 'node:path';
import {distinctProblems, hasErrors, type Problem} from '../shared/problems/Problem.ts';
import {type BundleFolder, locateBundles, prerenderFile} from './kept/bundleFolder.ts';
import type {Bundles} from './requests/Bundles.ts';
import type {BundleManifest} from './kept/BundleManifest.ts';
import type {BundleRequest} from './requests/BundleRequest.ts';
import type {BrowserRequest, BundleInThread} from './browser/BrowserRequest.ts';
import type {BundleSettings} from './requests/BundleSettings.ts';
import {describeRenderer} from './prerender/describeRenderer.ts';
import {bundleSite, isSeparate, type TakenApp, withoutSite} from './site/bundleSite.ts';
import {type BrowserBundling, bundleWhole} from './browser/bundleWhole.ts';
import {changedInputs} from './kept/inputHashes.ts';
import {createMarkdownModules, type MarkdownModules} from './transforms/importedMarkdown.ts';
import {generateSiteEntries} from './entries/generateEntries.ts';
import {prerenderWithEsbuild, prerenderWithWebpack, type QuickPrerender} from './prerender/makePrerender.ts';
import {sourceRoots} from './modules/sourceRoots.ts';
import {writeReadyApp} from './ready/readyApps.ts';
import {closeWebpackCache, keepWebpackCache} from './webpack/webpackCache.ts';
import {BROWSER_CACHES, type BundlePlan, planBrowser, planBundles} from './planBundles.ts';
import {type Bundled, findBundles, hashSources, keepBundles} from './keptBundles.ts';

/** The bundles, and what they were made from. */
interface MadeBundles {
  folder: BundleFolder;
  manifest?: BundleManifest;
  problems: Problem[];
  reused: boolean;
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
