import {assetsAddress} from '../../shared/address/assetFiles.ts';
import {browserFolder} from '../kept/bundleFolder.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {rmSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import webpack, {type Compiler, type MultiCompiler, type MultiConfiguration, type Stats} from 'webpack';
import {distinctProblems, hasErrors, type Problem} from '../../shared/problems/Problem.ts';
import {cachedSources} from '../../files/cache/cacheFolder.ts';
import {writeWhole} from '../../files/cache/keptFile.ts';
import {readText} from '../../files/readText.ts';
import {ignoredFiles} from './ignoredFiles.ts';
import {webpackCacheKey} from '../kept/bundleKey.ts';
import {bundlerVersion} from '../kept/bundlerVersion.ts';
import type {Bundles} from '../requests/Bundles.ts';
import type {BundleRequest} from '../requests/BundleRequest.ts';
import {createDevConfig} from './createDevConfig.ts';
import {generateDevEntries} from './generateDevEntries.ts';
import {createMarkdownModules, type MarkdownModules} from '../transforms/importedMarkdown.ts';
import {createBundleKeeper} from './createBundleKeeper.ts';
import {devOutputDir, keepDevBundle, RECORDS, stampInputs} from './keptDevBundle.ts';
import {describeOutput, inputsOf, styleRules, type WebpackOutput} from '../webpack/runWebpack.ts';
import {checkStyles} from '../styles/checkStyles.ts';
import {writeTransformLoader} from '../transforms/transformLoader.ts';
import {
  closeWebpackCache,
  keepWebpackCache,
  openWebpackCache,
  type WebpackCache,
} from '../webpack/webpackCache.ts';
import {webpackProblems} from '../problems/webpackProblems.ts';

/** The result of one bundling of the dev server. */
export interface DevBundling {
  /** Absent when the first bundling failed entirely; after an error, the bundles of the last successful bundling. */
  bundles?: Bundles;
  problems: Problem[];
  /**
   * Hash of the browser bundle, known to the browser as `__webpack_hash__`; unchanged when an error keeps the last
   * bundle.
   */
  hash: string;
  /** When webpack began this bundling of the browser bundle (ms since 1970): what was saved later is not in it. */
  startedAt?: number;
}

export interface DevBundleRequest extends BundleRequest {
  /** Whether the prerender bundle is made too (default true); otherwise `Bundles.prerender` is empty. */
  withPrerender?: boolean;
  /** Whether the output folder contains a bundle that pages may have loaded and are updated from. */
  isContinued?: boolean;
}

/** The parts of the request that may change while the dev server runs. */
export type BundleChanges = Partial<Pick<BundleRequest, 'site' | 'components' | 'customCss'>>;

export interface DevBundles {
  /** Rewrites the entries if they change; webpack notices, and `onUpdate` is called. */
  update(changes: BundleChanges): void;
  /** Stops watching, when webpack has finished what it is doing. */
  close(): Promise<void>;
  /** Leaves webpack as it is, which may be in the middle of a bundling: the thread has to end right after. */
  abandon(): Promise<void>;
}

/** Delay after a change to collect further changes, in milliseconds: editors write several files at once. */
const AGGREGATE = 20;

/**
 * Bundles the app for the dev server, and bundles it again whenever one of its sources changes. Hot updates are written
 * next to the browser bundle's files. `Bundles.app` never changes: pages compiled before and after a change are
 * compatible.
 *
 * @param onUpdate Called after each bundling, including the first.
 * @param onEnd Called when webpack could not finish a bundling, because of a full disk for example: it does not watch
 *   any more.
 */
export async function startDevBundles(
  request: DevBundleRequest,
  onUpdate: (bundling: DevBundling) => void,
  onEnd: (error: Error) => void,
): Promise<DevBundles> {
  const outDir = devOutputDir(request.cacheDir);
  const entryDir = path.join(request.cacheDir, 'dev', 'entries');
  if (!request.isContinued) await rm(outDir, {recursive: true, force: true});
  let current = request;
  let sources = generateDevEntries(current);
  const writeEntries = (): void => {
    for (const name of ['registry', 'browser', 'prerender'] as const)
      writeChanged(path.join(entryDir, `${name}.ts`), sources[name]);
  };
  writeEntries();

  const webpackCache = openWebpackCache(
    path.join(request.cacheDir, 'dev', 'webpack'),
    ['browser', 'prerender'],
    webpackCacheKey(request),
  );
  const markdown = request.markdown && createMarkdownModules(request.siteDir, request.markdown);
  const compiler = createCompiler(current, markdown, {entryDir, outDir, webpackCache});
  const made: Made = {
    problems: {},
    chunkNames: {},
    isContinued: request.isContinued ?? false,
    ...(request.withPrerender === false && {prerender: ''}),
  };
  let checked = Promise.resolve();
  const keeper = createBundleKeeper();
  const inputsNow = () => ({request: current, chunkNames: sources.chunkNames});
  /** The browser bundle that webpack began last, which overwrites the files of the one before; updates may have followed. */
  let begun = inputsNow();
  compiler.hooks.watchRun.tap('DevBundles', ({name}: Compiler) => {
    if (name === 'browser') begun = inputsNow();
  });
  const keepSoon = (stats: Stats | undefined, bundled: typeof begun): void => {
    const {bundles, hash} = describe(made, outDir);
    if (!stats || !bundles || Object.values(made.problems).flat().length > 0) {
      keeper.keepSoon();
      return;
    }
    const inputs = stampInputs(stats.compilation, {entryDir, siteDir: current.siteDir});
    const kept = {request: bundled.request, inputs, hash, bundles, startedAt: stats.startTime};
    keeper.keepSoon(() => keepDevBundle(kept, outDir, () => begun === bundled));
  };
  const report = (problems: Problem[]): void =>
    onUpdate({
      ...describe(made, outDir),
      problems,
      ...(made.startedAt !== undefined && {startedAt: made.startedAt}),
    });
  const watching = compiler.watch(
    {
      aggregateTimeout: AGGREGATE,
      ignored: ignoredFiles(request.siteDir, [entryDir, ...cachedSources(request.siteDir)]),
    },
    (error, stats) => {
      if (error || !stats) return onEnd(error ?? new Error('webpack has no result'));
      const bundled = begun;
      for (const one of stats.stats) remember(made, one, current);
      // Nobody should wait for a component that cannot be bundled: its pages show the error.
      const hasFailed = hasErrors(made.problems.browser ?? []);
      made.chunkNames = hasFailed ? sources.chunkNames : bundled.chunkNames;
      const browser = stats.stats.find(({compilation}) => compilation.name === 'browser');
      const found = markdown?.summary();
      made.problems.markdown = found?.problems ?? [];
      made.imported = found?.imported;
      checked = checked.then(async () => {
        if (browser)
          made.problems.styles = await checkStyles(
            current.siteDir,
            inputsOf(browser, current.siteDir),
            styleRules(current),
          );
        report(distinctProblems(Object.values(made.problems).flat()));
        keepSoon(browser, bundled);
      });
    },
  );
  if (!watching) throw new Error('webpack does not watch.');

  const update = (changes: BundleChanges): void => {
    current = {...current, ...changes};
    sources = generateDevEntries(current);
    writeEntries();
  };
  return {
    update,
    async close() {
      await checked;
      await keeper.close();
      await new Promise<void>((resolve) => watching.close(() => resolve()));
      // Closing the compiler writes its cache, which takes too long when the server is being stopped.
      await rm(outDir, {recursive: true, force: true});
      await new Promise<void>((resolve) => compiler.close(() => resolve()));
      closeWebpackCache(webpackCache);
    },
    async abandon() {
      await keeper.close();
      rmSync(outDir, {recursive: true, force: true, maxRetries: 3});
      closeWebpackCache(webpackCache);
    },
  };
}

function createCompiler(
  request: DevBundleRequest,
  markdown: MarkdownModules | undefined,
  {entryDir, outDir, webpackCache}: {entryDir: string; outDir: string; webpackCache: WebpackCache},
): MultiCompiler {
  const [browser = {}, prerender = {}] = createDevConfig({
    generatorDir: request.generatorDir,
    siteDir: request.siteDir,
    version: bundlerVersion(request.version),
    aliases: request.aliases,
    staticDirectories: request.staticDirectories,
    ...(request.bundling && {bundling: request.bundling}),
    ...(markdown && {markdown}),
    entries: {
      browser: path.join(entryDir, 'browser.ts'),
      prerender: path.join(entryDir, 'prerender.ts'),
    },
    outDir,
    webpackCacheDir: webpackCache.dir,
    transformDir: request.sharedDir ?? request.cacheDir,
    transformLoader: writeTransformLoader(path.join(request.cacheDir, 'dev')),
    publicPath: assetsAddress(request.site),
    recordsFile: path.join(outDir, RECORDS),
    isContinued: request.isContinued ?? false,
    onStored: (name) => keepWebpackCache(webpackCache, [name]),
  });
  const configs = request.withPrerender === false ? [browser] : [browser, prerender];
  const options: MultiConfiguration = Object.assign(configs, {parallelism: 1});
  const compiler = webpack(options);
  if (!compiler) throw new Error('webpack returned no compiler.');
  return compiler;
}

/** The results of all bundlings so far: webpack reports only the bundle that changed. */
interface Made {
  /** By bundle; `styles` are the problems of the site's style sheets. */
  problems: Record<string, Problem[]>;
  /** The chunks of components by registry key, see `DevEntrySources`. */
  chunkNames: Record<string, string>;
  /** Whether a bundle existed before the first bundling. */
  isContinued: boolean;
  browser?: Omit<WebpackOutput, 'inputs' | 'absent'> & {hash: string};
  /** File name. */
  prerender?: string;
  imported?: Bundles['imported'];
  startedAt?: number;
}

/** After an error, earlier results are kept, if there are any. */
function remember(made: Made, stats: Stats, request: DevBundleRequest): void {
  const name = expectDefined(stats.compilation.name, 'the name of the bundle');
  const problems = webpackProblems(stats, request);
  made.problems[name] = problems;
  const failed = hasErrors(problems);
  if (name === 'browser') made.startedAt = stats.startTime;
  if (name === 'browser' && !(failed && (made.browser || made.isContinued)))
    made.browser = {...describeOutput(stats), hash: stats.hash ?? ''};
  if (name === 'prerender' && !(failed && made.prerender))
    made.prerender = stats.compilation.getAssets().find((asset) => asset.name.endsWith('.cjs'))?.name;
}

function describe(
  {browser, prerender, imported, chunkNames}: Made,
  outDir: string,
): Omit<DevBundling, 'problems'> {
  if (!browser || prerender === undefined) return {hash: browser?.hash ?? ''};
  return {
    hash: browser.hash,
    bundles: {
      app: 'dev',
      ...(imported && {imported}),
      renderer: '',
      prerender: prerender && path.join(outDir, 'prerender', prerender),
      browserDir: browserFolder(outDir),
      files: browser.files.filter((name) => !name.includes('.hot-update.')),
      styles: browser.initial.filter((name) => isLoaded(name, '.css')),
      scripts: browser.initial.filter((name) => isLoaded(name, '.js')),
      chunks: Object.fromEntries(
        Object.entries(chunkNames).map(([key, name]) => [
          key,
          (browser.chunks[name] ?? []).filter((chunk) => isLoaded(chunk, '.js') || isLoaded(chunk, '.css')),
        ]),
      ),
    },
  };
}

/** Whether documents load the file: a chunk's files also include hot updates. */
function isLoaded(name: string, extension: string): boolean {
  return name.endsWith(extension) && !name.includes('.hot-update.');
}

/** Writing a file notifies its watchers even when the content is the same. Synchronous, so that the last update wins. */
function writeChanged(file: string, text: string): void {
  if (readText(file) !== text) writeWhole(file, text);
}
