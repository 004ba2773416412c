import {createHash} from 'node:crypto';
import {mkdir, readFile, realpath, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {distinctProblems, type Problem} from '../shared/problems/Problem.ts';
import type {AppFacts} from '../shared/page/AppFacts.ts';
import {hashOf} from '../files/hash.ts';
import {readKeptJson, replaceBy, writeKept, writeWhole} from '../files/keptFile.ts';
import {type FileHashes, hashFolder, isAsHashed} from '../files/keptFolder.ts';
import {KEEP_UNUSED, noteUse, removeUnused} from '../files/unusedFiles.ts';
import {bundlerVersion} from './bundlerVersion.ts';
import type {BundleSettings} from './createWebpackConfig.ts';
import {type EntrySources, generateEntries} from './generateEntries.ts';
import {isNewer, stampFiles} from './fileStamps.ts';
import {bundlePrerender} from './prerender/bundlePrerender.ts';
import type {WebpackOutput, WebpackResult} from './runWebpack.ts';
import {type SourceRoots, sourceRoots} from './sourceRoots.ts';
import {writeTransformLoader} from './transformModule.ts';
import {openWebpackCache} from './webpackCache.ts';

/** The two bundles on disk. */
export interface Bundles {
  /** Hash of the browser bundle. */
  app: string;
  /** Absolute path of the prerender bundle. */
  prerender: string;
  /** Absolute folder that holds the browser bundle's files. */
  browserDir: string;
  /** Every file of the browser bundle, by name. */
  files: string[];
  /** What every page loads, in order. */
  styles: string[];
  scripts: string[];
  /** Scripts and style sheets of each registry key's chunk. */
  chunks: Record<string, string[]>;
}

export interface BundleRequest {
  generatorDir: string;
  siteDir: string;
  aliases: BundleSettings['aliases'];
  cacheDir: string;
  /** Absolute path of the folder that keeps transformed modules, when other sites share it. */
  transformDir?: string;
  /** Whether webpack may keep its own cache. */
  useCache: boolean;
  /** Hash of the generator's own code. */
  version: string;
  site: AppFacts;
  components: string[];
  customCss: string[];
  /** Requests of style sheets that follow them. */
  moreStyles?: readonly string[];
  /** Modules that run in the browser on every page, as an import names them. */
  clientModules?: string[];
  /** Folders that addresses from `/` on are looked up in, relative to the site folder; a later one wins. */
  staticDirectories: readonly string[];
}

/** Stands for the hash of a file that does not exist. */
const MISSING = '';

/** What the bundles on disk were made of; nothing in it says where the site, the generator or the cache is. */
interface BundleManifest {
  key: string;
  /** SHA-1 by the names of `sourceRoots`. */
  inputs: Record<string, string>;
  /** Folder of the bundles, below that of the manifest. */
  output: string;
  outputHashes: FileHashes;
  bundles: Omit<Bundles, 'prerender' | 'browserDir'>;
  /** Warnings, which every build repeats. */
  problems: Problem[];
}

/** Bundles the app for the browser and for prerendering, or takes the bundles of the last build when nothing they are made of has changed. */
export async function createBundles(
  request: BundleRequest,
): Promise<{bundles?: Bundles; problems: Problem[]; reused: boolean}> {
  const start = Date.now();
  const sources = generateEntries(request);
  const {generatorDir, cacheDir} = request;
  const version = bundlerVersion(request.version);
  const siteDir = await realpath(request.siteDir);
  const roots = sourceRoots({generatorDir, siteDir});
  const dir = path.join(cacheDir, 'bundles');
  const key = hashOf(
    version,
    sources,
    roots.toNames(JSON.stringify(request.aliases)),
    request.staticDirectories,
  );
  const manifestFile = path.join(dir, 'manifest.json');
  const known = readKeptJson<BundleManifest>(manifestFile, manifestName(version));
  if (known?.key === key && isWhole(dir, known) && (await isFresh(known, roots))) {
    noteUse(path.join(dir, known.output));
    return {bundles: locate(dir, known), problems: known.problems, reused: true};
  }

  await rm(manifestFile, {recursive: true, force: true});
  // Named by what they hold: another build may bundle something else at the same time.
  const entryDir = path.join(dir, `entries-${hashOf(sources).slice(0, 12)}`);
  noteUse(entryDir);
  const entries = {
    browser: path.join(entryDir, 'browser.ts'),
    prerender: path.join(entryDir, 'prerender.ts'),
  };
  writeWhole(entries.browser, sources.browser);
  writeWhole(entries.prerender, sources.prerender);
  const temporary = path.join(dir, `output-temporary-${process.pid}`);
  await rm(temporary, {recursive: true, force: true});
  // Writing webpack's cache takes longer than it saves unless someone works on the app: then bundles were made before.
  const webpackCache =
    request.useCache && known
      ? openWebpackCache(
          path.join(cacheDir, 'webpack'),
          ['browser', 'prerender'],
          hashOf(version, generatorDir, siteDir),
        )
      : undefined;
  const settings: BundleSettings = {
    generatorDir,
    siteDir,
    version,
    aliases: request.aliases,
    staticDirectories: request.staticDirectories,
    entries,
    outDir: temporary,
    webpackCacheDir: webpackCache?.dir,
    transformDir: request.transformDir ?? cacheDir,
    transformLoader: writeTransformLoader(dir),
    publicPath: `${request.site.baseUrl}assets/`,
  };
  try {
    // esbuild works in a process of its own; what it cannot bundle takes webpack a second time.
    const [browser, quick] = await Promise.all([
      runWebpack('browser', settings),
      writePrerender({generatorDir, siteDir, aliases: request.aliases}, sources.prerender, temporary),
    ]);
    if (!browser.output) return {problems: browser.problems, reused: false};
    webpackCache?.keep('browser');
    const prerender = quick ?? (await runWebpack('prerender', settings));
    if (!quick) webpackCache?.keep('prerender');
    const problems = distinctProblems([...browser.problems, ...prerender.problems]);
    if (!prerender.output) return {problems, reused: false};
    const output = await settleOutput(dir, temporary);
    const files = [...new Set([...browser.output.inputs, ...prerender.output.inputs])];
    // What is generated follows from the rest.
    const inputs = await hashFiles(files.filter((file) => !file.startsWith(dir + path.sep)));
    const manifest: BundleManifest = {
      key,
      inputs: Object.fromEntries(Object.entries(inputs).map(([file, hash]) => [roots.toNames(file), hash])),
      output,
      outputHashes: hashFolder(path.join(dir, output)),
      bundles: describeBundles(browser.output, sources),
      problems,
    };
    // Stamped after hashing: a source that was saved or removed meanwhile may be in the bundles as it was before, and
    // without a manifest the next build makes them again.
    if (!isNewer(stampFiles(Object.keys(inputs)), start) && !Object.values(inputs).includes(MISSING))
      writeKept(manifestFile, manifestName(version), JSON.stringify(manifest));
    return {bundles: locate(dir, manifest), problems, reused: false};
  } finally {
    webpackCache?.close();
    await rm(temporary, {recursive: true, force: true});
  }
}

function manifestName(version: string): string {
  return `bundles ${version}`;
}

/** Loads webpack when it is needed: most builds do without. */
async function runWebpack(name: 'browser' | 'prerender', settings: BundleSettings): Promise<WebpackResult> {
  const webpack = await import('./runWebpack.ts');
  return webpack.runWebpack(name, settings);
}

/** Writes the bundle that prerenders, where esbuild can make it. */
async function writePrerender(
  request: Pick<BundleSettings, 'generatorDir' | 'siteDir' | 'aliases'>,
  contents: string,
  outDir: string,
): Promise<{output: Pick<WebpackOutput, 'inputs'>; problems: Problem[]} | undefined> {
  const bundle = await bundlePrerender(request, contents);
  if (bundle.code === undefined) return undefined;
  const dir = path.join(outDir, 'prerender');
  await mkdir(dir, {recursive: true});
  await writeFile(path.join(dir, 'prerender.cjs'), bundle.code);
  return {output: {inputs: bundle.inputs}, problems: []};
}

/**
 * Names the output by its content, so that builds of one site that run at the same time do not disturb each other.
 *
 * @returns The name of its folder.
 */
async function settleOutput(dir: string, temporary: string): Promise<string> {
  const hashes = hashFolder(temporary);
  const output = `output-${hashOf(hashes).slice(0, 12)}`;
  const isOther = (name: string): boolean => /^(?:output|entries)-/.test(name) && name !== output;
  await removeUnused(dir, (name) => !isOther(name), KEEP_UNUSED);
  const outDir = path.join(dir, output);
  if (isAsHashed(outDir, hashes)) noteUse(outDir);
  else replaceBy(temporary, outDir);
  return output;
}

function describeBundles(output: WebpackOutput, {chunkNames}: EntrySources): BundleManifest['bundles'] {
  const chunks = Object.entries(chunkNames).map(([key, name]) => [key, output.chunks[name] ?? []]);
  return {
    app: createHash('sha1')
      .update([...output.files].sort().join('\n'))
      .digest('hex')
      .slice(0, 8),
    files: output.files,
    styles: output.initial.filter((file) => file.endsWith('.css')),
    scripts: output.initial.filter((file) => file.endsWith('.js')),
    chunks: Object.fromEntries(chunks),
  };
}

function locate(dir: string, {output, bundles}: BundleManifest): Bundles {
  const outDir = path.join(dir, output);
  return {
    ...bundles,
    prerender: path.join(outDir, 'prerender', 'prerender.cjs'),
    browserDir: path.join(outDir, 'browser'),
  };
}

function isWhole(dir: string, {output, outputHashes}: BundleManifest): boolean {
  return isAsHashed(path.join(dir, output), outputHashes);
}

async function isFresh({inputs}: BundleManifest, {toPath}: SourceRoots): Promise<boolean> {
  const now = await hashFiles(Object.keys(inputs).map(toPath));
  return Object.entries(inputs).every(([name, hash]) => now[toPath(name)] === hash);
}

async function hashFiles(files: string[]): Promise<Record<string, string>> {
  const entries = files.map(async (file) => {
    const bytes = await readFile(file).catch(() => undefined);
    return [file, bytes ? hashOf(bytes) : MISSING] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
