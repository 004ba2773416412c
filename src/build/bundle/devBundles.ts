import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import webpack, {type MultiCompiler, type MultiConfiguration, type Stats} from 'webpack';
import type {Problem} from '../../problems/Problem.ts';
import type {BundleRequest, Bundles, WebpackOutput} from './createBundles.ts';
import {createDevConfig} from './createDevConfig.ts';
import {generateDevEntries} from './generateDevEntries.ts';
import {describeOutput, problemsOf} from './runWebpack.ts';

/** What a bundling of the dev server gave. */
export interface DevBundling {
  /** Absent when the first bundling failed altogether; after an error, those of the last bundling without one. */
  bundles?: Bundles;
  problems: Problem[];
  /** Hash of the browser bundle, which the browser knows as `__webpack_hash__`; it stays when an error keeps the last bundle. */
  hash: string;
}

/** What of the request may change while the dev server runs. */
export type BundleChanges = Partial<Pick<BundleRequest, 'site' | 'components' | 'customCss'>>;

export interface DevBundles {
  /** Writes the entries anew when they change; webpack notices, and `onUpdate` is called. */
  update(changes: BundleChanges): Promise<void>;
  /** `update` for the registry keys that pages import. */
  setComponents(keys: string[]): Promise<void>;
  /** Stops watching. */
  close(): Promise<void>;
}

/** Waits for further changes after one, in milliseconds: editors write several files at once. */
const AGGREGATE = 20;

/**
 * Bundles the app for the dev server, and again whenever a source of it changes. Hot updates stand beside the browser
 * bundle's files. `Bundles.app` is always the same: pages compiled before and after a change go together.
 *
 * @param onUpdate called after each bundling, the first one included.
 */
export async function startDevBundles(
  request: BundleRequest,
  onUpdate: (bundling: DevBundling) => void,
): Promise<DevBundles> {
  // Servers that run side by side must not write over each other's bundles.
  const dir = path.join(request.cacheDir, 'dev');
  const outDir = path.join(dir, `output-${process.pid}`);
  const entryDir = path.join(dir, 'entries');
  await removeAbandoned(dir);
  let current = request;
  let sources = generateDevEntries(current);
  const writeEntries = async (): Promise<void> => {
    await mkdir(entryDir, {recursive: true});
    for (const name of ['registry', 'browser', 'prerender'] as const)
      await writeChanged(path.join(entryDir, `${name}.ts`), sources[name]);
  };
  await writeEntries();

  const compiler = createCompiler(current, entryDir, outDir);
  const made: Made = {problems: {}};
  const report = (problems: Problem[]): void =>
    onUpdate({...describe(made, outDir, sources.chunkNames), problems});
  const watching = compiler.watch(
    {aggregateTimeout: AGGREGATE, ignored: ['**/node_modules/**', '**/.git/**']},
    (error, stats) => {
      if (error || !stats) return report([crash(error)]);
      for (const one of stats.stats) remember(made, one, current.siteDir);
      // Both bundles hold the same modules, so most problems come twice.
      const all = Object.values(made.problems).flat();
      report([...new Map(all.map((problem) => [JSON.stringify(problem), problem])).values()]);
    },
  );
  if (!watching) throw new Error('webpack does not watch.');

  const update = async (changes: BundleChanges): Promise<void> => {
    current = {...current, ...changes};
    sources = generateDevEntries(current);
    await writeEntries();
  };
  return {
    update,
    setComponents: (components) => update({components}),
    async close() {
      await new Promise<void>((resolve) => watching.close(() => resolve()));
      // Closing the compiler writes its cache, for which a server that is stopped may not wait.
      await rm(outDir, {recursive: true, force: true});
      await new Promise<void>((resolve) => compiler.close(() => resolve()));
    },
  };
}

function createCompiler(request: BundleRequest, entryDir: string, outDir: string): MultiCompiler {
  const config = createDevConfig({
    generatorDir: request.generatorDir,
    siteDir: request.siteDir,
    entries: {
      browser: path.join(entryDir, 'browser.ts'),
      prerender: path.join(entryDir, 'prerender.ts'),
    },
    outDir,
    cacheDir: request.useCache ? path.join(request.cacheDir, 'dev', 'webpack') : undefined,
    transformDir: request.useCache ? path.join(request.generatorDir, '.cache') : request.cacheDir,
    publicPath: `${request.site.baseUrl}assets/`,
  });
  const options: MultiConfiguration = Object.assign(config, {parallelism: 1});
  const compiler = webpack(options);
  if (!compiler) throw new Error('webpack gave no compiler.');
  return compiler;
}

/** What the bundlings so far gave: webpack tells only of the bundle that changed. */
interface Made {
  /** By bundle. */
  problems: Record<string, Problem[]>;
  browser?: Omit<WebpackOutput, 'inputs'> & {hash: string};
  /** File name. */
  prerender?: string;
}

/** After an error, what was bundled before stays, where there is something. */
function remember(made: Made, stats: Stats, siteDir: string): void {
  const name = stats.compilation.name ?? '';
  const problems = problemsOf([stats], siteDir);
  made.problems[name] = problems;
  const failed = problems.some(({severity}) => severity === 'error');
  if (name === 'browser' && !(failed && made.browser))
    made.browser = {...describeOutput(stats), hash: stats.hash ?? ''};
  if (name === 'prerender' && !(failed && made.prerender))
    made.prerender = stats.compilation.getAssets().find((asset) => asset.name.endsWith('.cjs'))?.name;
}

function describe(
  {browser, prerender}: Made,
  outDir: string,
  chunkNames: Record<string, string>,
): Omit<DevBundling, 'problems'> {
  if (!browser || prerender === undefined) return {hash: browser?.hash ?? ''};
  return {
    hash: browser.hash,
    bundles: {
      app: 'dev',
      prerender: path.join(outDir, 'prerender', prerender),
      browserDir: path.join(outDir, 'browser'),
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

/** Whether a document loads the file: hot updates stand among a chunk's files, too. */
function isLoaded(name: string, extension: string): boolean {
  return name.endsWith(extension) && !name.includes('.hot-update.');
}

function crash(error: Error | null): Problem {
  return {severity: 'error', message: `The app could not be bundled: ${error?.message ?? 'no result'}.`};
}

/** A file that is written notifies its watchers even when it stays the same. */
async function writeChanged(file: string, text: string): Promise<void> {
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== text) await writeFile(file, text);
}

/** Removes the output of servers that were killed. */
async function removeAbandoned(dir: string): Promise<void> {
  for (const name of await readdir(dir).catch(() => [])) {
    const pid = /^output-(\d+)$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) await rm(path.join(dir, name), {recursive: true, force: true});
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch {
    return false;
  }
}
