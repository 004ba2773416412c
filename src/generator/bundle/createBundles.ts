import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {distinctProblems, type Problem} from '../shared/problems/Problem.ts';
import type {SiteData} from '../shared/page/SiteData.ts';
import {hashOf} from '../files/hash.ts';
import {isPublished} from '../files/ownPackage.ts';
import {bundlerVersion} from './bundlerVersion.ts';
import type {BundleSettings} from './createWebpackConfig.ts';
import {type EntrySources, generateEntries} from './generateEntries.ts';
import {isNewer, stampFiles} from './fileStamps.ts';
import {bundlePrerender} from './prerender/bundlePrerender.ts';
import {checkStyles} from './styles/checkStyles.ts';
import type {WebpackOutput, WebpackResult} from './runWebpack.ts';

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
  /** Version of the generator's code. */
  version: string;
  siteDir: string;
  aliases: BundleSettings['aliases'];
  cacheDir: string;
  /** Whether webpack may keep its own cache. */
  useCache: boolean;
  site: SiteData;
  components: string[];
  customCss: string[];
}

/** Outputs of former bundlings stay this long (ms): another build may be reading them. */
const KEEP = 60 * 60 * 1000;

/** Stands for the hash of a file that does not exist. */
const MISSING = '';

/** What the bundles on disk were made of. */
interface BundleManifest {
  key: string;
  /** SHA-1 by absolute path. */
  inputs: Record<string, string>;
  bundles: Bundles;
}

/** Bundles the app for the browser and for prerendering, or takes the bundles of the last build when nothing they are made of has changed. */
export async function createBundles(
  request: BundleRequest,
): Promise<{bundles?: Bundles; problems: Problem[]; reused: boolean}> {
  const start = Date.now();
  const sources = generateEntries(request);
  const dir = path.join(request.cacheDir, 'bundles');
  const version = bundlerVersion(request.version);
  const key = hashOf(version, sources, request.generatorDir, request.siteDir, request.aliases);
  const manifestFile = path.join(dir, 'manifest.json');
  const known = await readManifest(manifestFile);
  if (known?.key === key && (await isFresh(known))) {
    const problems = await checkStyles(request.siteDir, Object.keys(known.inputs));
    return {bundles: known.bundles, problems, reused: true};
  }

  await rm(manifestFile, {force: true});
  await mkdir(dir, {recursive: true});
  // In one place with and without the cache: webpack derives module ids from paths, and the output must not differ.
  const entryDir = path.join(request.siteDir, '.cache', 'entries');
  await mkdir(entryDir, {recursive: true});
  const entries = {
    browser: path.join(entryDir, 'browser.ts'),
    prerender: path.join(entryDir, 'prerender.ts'),
  };
  await writeFile(entries.browser, sources.browser);
  await writeFile(entries.prerender, sources.prerender);
  const temporary = path.join(dir, `output-temporary-${process.pid}`);
  await rm(temporary, {recursive: true, force: true});
  const settings: BundleSettings = {
    generatorDir: request.generatorDir,
    siteDir: request.siteDir,
    version,
    aliases: request.aliases,
    entries,
    outDir: temporary,
    // Writing webpack's cache takes longer than it saves unless someone works on the app: then bundles were made before.
    cacheDir: request.useCache && known ? path.join(request.cacheDir, 'webpack') : undefined,
    // The theme is the generator's code, not the site's: transformed once, it serves every site. A package has it transformed.
    transformDir:
      request.useCache && !isPublished ? path.join(request.generatorDir, '.cache') : request.cacheDir,
    publicPath: `${request.site.baseUrl}assets/`,
  };
  // esbuild works in a process of its own; what it cannot bundle takes webpack a second time.
  const [browser, quick] = await Promise.all([
    runWebpack('browser', settings),
    writePrerender(request, sources.prerender, temporary),
  ]);
  const {output} = browser;
  if (!output) return {problems: browser.problems, reused: false};
  const prerender = quick ?? (await runWebpack('prerender', settings));
  const problems = distinctProblems([...browser.problems, ...prerender.problems]);
  if (!prerender.output) return {problems, reused: false};
  const outDir = await settleOutput(dir, temporary, output);
  const bundles = describeBundles(outDir, output, sources);
  const inputs = await hashFiles([...new Set([...output.inputs, ...prerender.output.inputs])]);
  const written = Object.keys(inputs).filter((file) => path.dirname(file) !== entryDir);
  // Stamped after hashing: a source that was saved or removed meanwhile may be in the bundles as it was before, and
  // without a manifest the next build makes them anew.
  if (!isNewer(stampFiles(written), start) && !Object.values(inputs).includes(MISSING))
    await writeFile(manifestFile, JSON.stringify({key, inputs, bundles} satisfies BundleManifest));
  return {bundles, problems, reused: false};
}

/** Loads webpack when it is needed: most builds do without. */
async function runWebpack(name: 'browser' | 'prerender', settings: BundleSettings): Promise<WebpackResult> {
  const webpack = await import('./runWebpack.ts');
  return webpack.runWebpack(name, settings);
}

/** Writes the bundle that prerenders, where esbuild can make it. */
async function writePrerender(
  request: BundleRequest,
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

/** Names the output by its content, so that builds of one site that run at the same time do not disturb each other. */
async function settleOutput(dir: string, temporary: string, {files}: WebpackOutput): Promise<string> {
  const prerender = await readFile(path.join(temporary, 'prerender', 'prerender.cjs'));
  const name = `output-${hashOf(files, prerender).slice(0, 12)}`;
  for (const other of await readdir(dir)) {
    if (!other.startsWith('output-') || other === name || other === path.basename(temporary)) continue;
    const {mtimeMs} = await stat(path.join(dir, other));
    if (Date.now() - mtimeMs > KEEP) await rm(path.join(dir, other), {recursive: true, force: true});
  }
  const outDir = path.join(dir, name);
  await rm(outDir, {recursive: true, force: true});
  await rename(temporary, outDir);
  return outDir;
}

function describeBundles(outDir: string, output: WebpackOutput, {chunkNames}: EntrySources): Bundles {
  const chunks = Object.entries(chunkNames).map(([key, name]) => [key, output.chunks[name] ?? []]);
  return {
    app: createHash('sha1')
      .update([...output.files].sort().join('\n'))
      .digest('hex')
      .slice(0, 8),
    prerender: path.join(outDir, 'prerender', 'prerender.cjs'),
    browserDir: path.join(outDir, 'browser'),
    files: output.files,
    styles: output.initial.filter((file) => file.endsWith('.css')),
    scripts: output.initial.filter((file) => file.endsWith('.js')),
    chunks: Object.fromEntries(chunks),
  };
}

async function readManifest(file: string): Promise<BundleManifest | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as BundleManifest;
  } catch {
    // Missing or damaged: bundle anew.
    return undefined;
  }
}

async function isFresh({inputs, bundles}: BundleManifest): Promise<boolean> {
  const outputs = [bundles.prerender, ...bundles.files.map((file) => path.join(bundles.browserDir, file))];
  if (!outputs.every((file) => existsSync(file))) return false;
  const now = await hashFiles(Object.keys(inputs));
  return Object.entries(inputs).every(([file, hash]) => now[file] === hash);
}

async function hashFiles(files: string[]): Promise<Record<string, string>> {
  const entries = files.map(async (file) => {
    const bytes = await readFile(file).catch(() => undefined);
    return [file, bytes ? hashOf(bytes) : MISSING] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
