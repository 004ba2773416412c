import {createHash} from 'node:crypto';
import {mkdir, readFile, realpath, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {distinctProblems, hasErrors, type Problem} from '../shared/problems/Problem.ts';
import {hashOf} from '../files/hash.ts';
import {readKeptJson, replaceBy, writeKept, writeWhole} from '../files/keptFile.ts';
import {hashFolder, isAsHashed} from '../files/keptFolder.ts';
import {KEEP_UNUSED, noteUse, removeUnused} from '../files/unusedFiles.ts';
import {assetsAddress, bundleKey, webpackCacheKey} from './bundleKey.ts';
import type {BundleManifest, Bundles} from './Bundles.ts';
import type {BundleRequest} from './BundleRequest.ts';
import type {BrowserRequest, BundleInThread} from './BrowserRequest.ts';
import {bundlerVersion} from './bundlerVersion.ts';
import type {BundleSettings} from './createWebpackConfig.ts';
import {appModuleStubs} from './site/appModules.ts';
import {bundleSite, isAppAlone, isSeparate, type TakenApp, withoutSite} from './site/bundleSite.ts';
import {type BrowserBundle, type BrowserBundling, bundleWhole} from './bundleWhole.ts';
import {frameworkStubs} from './framework/frameworkModules.ts';
import {areInputsSame, changedInputs, hashInputs, type InputHashes, isOneMissing} from './inputHashes.ts';
import {areImportsSame, createMarkdownModules, type MarkdownModules} from './importedMarkdown.ts';
import {generateEntries, generateSiteEntries} from './generateEntries.ts';
import {isNewer, stampFiles} from './fileStamps.ts';
import {dependencyVersion} from '../files/dependencies.ts';
import {EXTERNAL_PACKAGES} from './prerender/externalPackages.ts';
import {bundlePrerender, type PrerenderBundle} from './prerender/bundlePrerender.ts';
import {openSharedBundles} from './sharedBundles.ts';
import {installPackageCode} from './packageCode.ts';
import {earlyFonts} from './styles/earlyFonts.ts';
import type {WebpackResult} from './runWebpack.ts';
import {GENERATOR_ALIAS, sourceRoots} from './sourceRoots.ts';
import {writeTransformLoader} from './transformLoader.ts';
import {closeWebpackCache, keepWebpackCache, openWebpackCache, type WebpackCache} from './webpackCache.ts';

/** Names of the bundles that browsers load. */
const BROWSER_CACHES = ['browser', 'site'];

/** The bundles, and what they were made from. */
interface MadeBundles {
  /** Absolute path of the folder of `manifest.output`. */
  dir: string;
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
  const {dir, manifest, problems, reused} = await makeBundles(request, bundleInThread);
  return {...(manifest && {bundles: locate(dir, manifest)}), problems, reused};
}

/**
 * Whether an own source of the site has changed since its app was bundled. Others are not read: this is asked before it
 * is known what the app consists of.
 */
export function hasChangedSource({
  generatorDir,
  siteDir,
  cacheDir,
  version,
}: Pick<BundleRequest, 'generatorDir' | 'siteDir' | 'cacheDir' | 'version'>): boolean {
  const file = path.join(cacheDir, 'bundles', 'manifest.json');
  const known = readKeptJson<BundleManifest>(file, manifestName(bundlerVersion(version)));
  const own = Object.entries(known?.inputs ?? {}).filter(([name]) => !name.startsWith(`${GENERATOR_ALIAS}/`));
  return !areInputsSame(Object.fromEntries(own), sourceRoots({generatorDir, siteDir}));
}

async function makeBundles(given: BundleRequest, bundleInThread?: BundleInThread): Promise<MadeBundles> {
  const start = Date.now();
  const isAlone = isAppAlone(given);
  const request = isAlone ? withoutSite(given) : given;
  const sources = generateEntries({...request, isAlone});
  // Without anything of the site, the app's script finds the chunks next to itself, whatever the base URL is.
  const publicPath = isAlone ? '' : assetsAddress(request.site);
  const {generatorDir, cacheDir} = request;
  const version = bundlerVersion(request.version);
  const siteDir = await realpath(request.siteDir);
  const roots = sourceRoots({generatorDir, siteDir});
  const dir = path.join(cacheDir, 'bundles');
  const key = bundleKey(request, {sources, publicPath, roots});
  const manifestFile = path.join(dir, 'manifest.json');
  const known = readKeptJson<BundleManifest>(manifestFile, manifestName(version));
  if (
    known?.key === key &&
    !request.bundling?.readsContent &&
    isWhole(dir, known) &&
    areImportsSame(known.bundles.imported, request.markdown) &&
    areInputsSame(known.inputs, roots)
  ) {
    noteUse(path.join(dir, known.output));
    return {dir, manifest: known, problems: known.problems, reused: true};
  }

  await rm(manifestFile, {recursive: true, force: true});
  const sharedDir = request.sharedDir ?? cacheDir;
  // The key may not cover everything that a plugin adds to the bundler.
  const shared =
    sharedDir === cacheDir || request.bundling
      ? undefined
      : openSharedBundles(sharedDir, manifestName(version), key, roots);
  const taken = shared?.take(dir);
  if (taken) {
    writeKept(manifestFile, manifestName(version), JSON.stringify(taken));
    return {dir, manifest: taken, problems: taken.problems, reused: true};
  }
  // Named by content: another build may bundle something else at the same time.
  const entryDir = path.join(dir, `entries-${hashOf(sources).slice(0, 12)}`);
  noteUse(entryDir);
  const entries = {
    browser: path.join(entryDir, 'browser.ts'),
    prerender: path.join(entryDir, 'prerender.ts'),
  };
  writeWhole(entries.browser, sources.browser);
  writeWhole(entries.prerender, sources.prerender);
  const stubs = {...frameworkStubs(), ...appModuleStubs()};
  // Named the same for all entries, because webpack's cache contains the targets of aliases.
  const stubDir = path.join(dir, `stubs-${hashOf(stubs).slice(0, 12)}`);
  for (const [name, text] of Object.entries(stubs)) writeWhole(path.join(stubDir, name), text);
  noteUse(stubDir);
  const temporary = path.join(dir, `output-temporary-${process.pid}`);
  await rm(temporary, {recursive: true, force: true});
  // Writing webpack's cache and that of its code takes longer than they save unless someone is working on the app, which
  // shows in bundles that exist already.
  const webpackCache =
    request.useCache && known
      ? openWebpackCache(path.join(cacheDir, 'webpack'), BROWSER_CACHES, webpackCacheKey(request))
      : undefined;
  // Then it pays to start a thread for webpack too. What a site adds to it may be functions.
  const inThread = webpackCache && !request.bundling ? bundleInThread : undefined;
  if (webpackCache) installPackageCode(sharedDir, version);
  const markdown = request.markdown && createMarkdownModules(siteDir, request.markdown);
  const plainSettings: BundleSettings = {
    generatorDir,
    siteDir,
    version,
    aliases: request.aliases,
    staticDirectories: request.staticDirectories,
    ...(request.isLoose && {isLoose: true}),
    ...(request.bundling && {bundling: request.bundling}),
    entries,
    outDir: temporary,
    ...(webpackCache && {webpackCacheDir: webpackCache.dir}),
    transformDir: sharedDir,
    transformLoader: writeTransformLoader(dir),
    publicPath,
  };
  const settings = {...plainSettings, ...(markdown && {markdown})};
  const {onRenderer, ...plainRequest} = request;
  const browserRequest: BrowserRequest = {
    request: {...plainRequest, sharedDir},
    settings: plainSettings,
    sources,
    entryDir,
    stubDir,
    webpackCache,
  };
  // Generated files are determined by the other inputs.
  const hashOwn = (files: readonly string[]): InputHashes =>
    hashInputs(
      files.filter((file) => !file.startsWith(dir + path.sep)),
      roots,
    );
  try {
    // esbuild runs in its own process; what it cannot bundle takes a second run of webpack.
    const making = request.bundling?.prerender.length
      ? undefined
      : writePrerender(settings, sources.prerender, temporary);
    const browsing = inThread?.(browserRequest, request.markdown);
    // Awaited below.
    browsing?.catch(() => undefined);
    if (browsing && known) {
      const changed = changedInputs(known.inputs, roots);
      // Loaded on demand: few builds bundle anything. webpack reports what is wrong with a module.
      void import('./moduleTransform.ts')
        .then(({transformAhead}) => transformAhead(changed, settings))
        .catch(() => undefined);
    }
    // With another key, the app may have other files.
    if (known?.key === key && onRenderer) {
      // First, because webpack may keep this thread busy.
      const made = await making;
      if (made && !markdown?.summary().imported) {
        const inputs = hashOwn(made.output.inputs);
        onRenderer({
          ...locate(dir, known),
          ...describeRenderer(key, made.output, {inputs, toNames: roots.toNames}),
          prerender: prerenderFile(temporary),
        });
      }
    }
    const [{imports, ...browser}, quick] = await Promise.all([
      browsing ?? bundleBrowser(browserRequest, markdown),
      making,
    ]);
    markdown?.add(imports ?? new Map());
    const found = markdown?.summary();
    if (!browser.output)
      return {
        dir,
        problems: distinctProblems([...browser.problems, ...(found?.problems ?? [])]),
        reused: false,
      };
    const prerender = quick ?? (await prerenderWithWebpack(settings, webpackCache));
    const problems = distinctProblems([
      ...browser.problems,
      ...prerender.problems,
      ...(found?.problems ?? []),
    ]);
    if (!prerender.output || hasErrors(problems)) return {dir, problems, reused: false};
    const output = await settleOutput(dir, temporary);
    const inputs = hashOwn([...new Set([...browser.output.inputs, ...prerender.output.inputs])]);
    const manifest: BundleManifest = {
      key,
      inputs,
      output,
      outputHashes: hashFolder(path.join(dir, output)),
      bundles: {
        ...(await describeBundles(browser.output, path.join(dir, output, 'browser'))),
        ...(found?.imported && {imported: found.imported}),
        ...(found?.imported
          ? {renderer: hashRenderer(hashOf(key, found.imported), Object.keys(inputs), inputs)}
          : describeRenderer(key, prerender.output, {inputs, toNames: roots.toNames})),
      },
      problems,
    };
    // Stamped after hashing: a source that was saved or removed in the meantime may have been bundled in its old state.
    // Without a manifest, the next build bundles again.
    if (!isNewer(stampFiles(Object.keys(inputs).map(roots.toPath)), start) && !isOneMissing(inputs)) {
      writeKept(manifestFile, manifestName(version), JSON.stringify(manifest));
      await shared?.keep(dir, manifest);
    }
    return {dir, manifest, problems, reused: false};
  } finally {
    await rm(temporary, {recursive: true, force: true});
  }
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
    const made = await makeBundles({
      ...withoutSite(request),
      sharedDir,
      cacheDir: path.join(request.cacheDir, 'app'),
    });
    const {manifest, problems} = made;
    if (!manifest) return {problems};
    const {toPath} = sourceRoots({generatorDir: settings.generatorDir, siteDir: settings.siteDir});
    const inputs = Object.keys(manifest.inputs).map(toPath);
    return {app: {bundles: locate(made.dir, manifest), inputs}, problems};
  };
  const separate = isSeparate(request)
    ? await bundleSite(settings, generateSiteEntries(request), {entryDir, stubDir, takeApp})
    : undefined;
  return separate ?? bundleWhole(settings, sources, {stubDir, sharedDir});
}

function manifestName(version: string): string {
  return `bundles ${version}`;
}

/** Creates the prerender bundle with webpack, which is loaded on demand: most builds don't need it. */
async function prerenderWithWebpack(
  settings: BundleSettings,
  browserCache: WebpackCache | undefined,
): Promise<WebpackResult> {
  const {runWebpack} = await import('./runWebpack.ts');
  if (!browserCache) return runWebpack('prerender', settings);
  const names = ['prerender'];
  const cache = openWebpackCache(browserCache.kept, names, browserCache.version);
  try {
    const result = await runWebpack('prerender', {...settings, webpackCacheDir: cache.dir});
    if (result.output) keepWebpackCache(cache, names);
    return result;
  } finally {
    closeWebpackCache(cache);
  }
}

/** Writes the prerender bundle, if esbuild can make it. */
async function writePrerender(
  settings: BundleSettings,
  contents: string,
  outDir: string,
): Promise<{output: PrerenderInputs; problems: Problem[]} | undefined> {
  const bundle = await bundlePrerender(settings, contents, {markdown: settings.markdown});
  if (bundle.code === undefined) return undefined;
  const file = prerenderFile(outDir);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, bundle.code);
  return {output: bundle, problems: []};
}

/**
 * Names the output folder by its content, so that concurrent builds of one site don't interfere.
 *
 * @returns The name of the folder.
 */
async function settleOutput(dir: string, temporary: string): Promise<string> {
  const hashes = hashFolder(temporary);
  const output = `output-${hashOf(hashes).slice(0, 12)}`;
  const isOther = (name: string): boolean => /^(?:output|entries|stubs)-/.test(name) && name !== output;
  await removeUnused(dir, (name) => !isOther(name), KEEP_UNUSED);
  const outDir = path.join(dir, output);
  if (isAsHashed(outDir, hashes)) noteUse(outDir);
  else replaceBy(temporary, outDir);
  return output;
}

async function describeBundles(
  {inputs: _, ...browser}: BrowserBundle,
  browserDir: string,
): Promise<Omit<BundleManifest['bundles'], 'renderer' | 'renderers'>> {
  const sheets = await Promise.all(
    browser.styles.map((file) => readFile(path.join(browserDir, file), 'utf8')),
  );
  const fonts = sheets.flatMap(earlyFonts);
  return {
    app: createHash('sha1')
      .update(
        browser.files
          .filter((file) => file.endsWith('.js'))
          .sort()
          .join('\n'),
      )
      .digest('hex')
      .slice(0, 8),
    ...browser,
    ...(fonts.length > 0 && {fonts}),
  };
}

type PrerenderInputs = Pick<PrerenderBundle, 'inputs'> & Partial<Pick<PrerenderBundle, 'componentInputs'>>;

function describeRenderer(
  key: string,
  {inputs: all, componentInputs}: PrerenderInputs,
  {inputs, toNames}: {inputs: InputHashes; toNames: (file: string) => string},
): Pick<Bundles, 'renderer' | 'renderers'> {
  const hash = (files: readonly string[]) => hashRenderer(key, files.map(toNames), inputs);
  if (!componentInputs) return {renderer: hash(all)};
  const own = new Set(Object.values(componentInputs).flat());
  return {
    renderer: hash(all),
    renderers: {
      app: hash(all.filter((file) => !own.has(file))),
      components: Object.fromEntries(
        Object.entries(componentInputs).map(([name, files]) => [name, hash(files)]),
      ),
    },
  };
}

/** @param names The files that the prerender bundle is made from. */
function hashRenderer(key: string, names: readonly string[], inputs: InputHashes): string {
  const own = [...names].sort().map((name) => [name, inputs[name]]);
  return hashOf(key, own, EXTERNAL_PACKAGES.map(dependencyVersion)).slice(0, 12);
}

function locate(dir: string, {output, bundles}: BundleManifest): Bundles {
  const outDir = path.join(dir, output);
  return {
    ...bundles,
    prerender: prerenderFile(outDir),
    browserDir: path.join(outDir, 'browser'),
  };
}

function prerenderFile(outDir: string): string {
  return path.join(outDir, 'prerender', 'prerender.cjs');
}

function isWhole(dir: string, {output, outputHashes}: BundleManifest): boolean {
  return isAsHashed(path.join(dir, output), outputHashes);
}
