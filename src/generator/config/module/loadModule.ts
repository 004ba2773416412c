import {randomUUID} from 'node:crypto';
import {mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {relativePath} from '../../files/relativePath.ts';
import type {CacheOptions} from '../../files/cache/CacheOptions.ts';
import {importModule} from '../../files/code/importModule.ts';
import {lostLetters} from '../../problems/encodingProblem.ts';
import {systemProblem} from '../../problems/systemProblem.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {isSystemFault} from '../../shared/problems/SystemFault.ts';
import {locateInModule} from '../locateInModule.ts';
import {buildProblem, duplicateProblem} from './buildProblem.ts';
import {bundleModule, type ModuleBundle} from './bundleModule.ts';
import {copyValue, type ValueMistake} from './copyValue.ts';
import {evaluate, TIME_LIMIT} from './evaluate.ts';
import {exportedValue} from './exportedValue.ts';
import {guardLoops} from '../../files/code/guardLoops.ts';
import {keptBundle} from './keptBundle.ts';
import {describeModule} from './moduleProblem.ts';
import type {ShimContext} from './moduleShims.ts';
import type {SiteModule} from './siteModules.ts';
import {explainMistake} from './valueProblem.ts';
import {cacheFolder} from '../../files/cache/cacheFolder.ts';

export interface LoadedModule {
  /** Lists and plain objects in it are copies without getters and cycles. */
  value: unknown;
  /** Absolute path of every local file that was loaded, for watching. */
  files: string[];
  warnings: Problem[];
}

export interface FailedModule {
  problem: Problem;
  /** The local files that were read before it failed: a change of one of them may fix it. */
  files: string[];
}

export interface LoadOptions {
  standIn?: ShimContext['standIn'];
  /** Where bundles are kept, see `keptBundle`. */
  cache?: CacheOptions;
  /** How long (ms) the value may take (default: see `evaluate`). */
  timeLimit?: number;
  /** How long (ms) a loop may block the thread (default: as long as the value may take). */
  loopLimit?: number;
}

type RunOptions = Omit<LoadOptions, 'standIn'>;

/**
 * Loads the default export (or `module.exports`) of a TypeScript, JavaScript or JSON file of the site; a promise is
 * awaited, a function is called without arguments.
 *
 * Local imports are bundled, packages are taken from the site's `node_modules`, else from the generator's. `require`,
 * `require.resolve`, `__dirname`, `__filename` and `import.meta.url` work in either module form, as they do in a
 * Docusaurus site.
 *
 * @param file Absolute path.
 * @param siteDir Absolute path.
 * @returns every failure, of syntax or while running, as one problem; nothing is thrown.
 */
export async function loadModule(
  file: string,
  siteDir: string,
  {standIn, ...options}: LoadOptions = {},
): Promise<LoadedModule | FailedModule> {
  const context: ShimContext = {siteDir: await realpathOr(siteDir), files: new Set(), missing: [], standIn};
  const entry = await realpathOr(file);
  context.files.add(entry);
  const result = (await unreadable(entry, context)) ?? (await run(entry, context, options));
  return {...result, files: [...context.files]};
}

type Outcome = {value: unknown} | {problem: Problem};
type Loaded = {value: unknown; warnings: Problem[]} | {problem: Problem};

async function unreadable(entry: string, {siteDir}: ShimContext): Promise<{problem: Problem} | undefined> {
  const name = relativePath(siteDir, entry);
  try {
    const stats = await stat(entry);
    if (stats.isFile()) return undefined;
    const message = stats.isDirectory()
      ? 'This is a folder, but must be a file.'
      : 'This is not an ordinary file.';
    return {problem: {severity: 'error', file: name, message, hint: 'Rename or remove it.'}};
  } catch (error) {
    if (!isSystemFault(error)) throw error;
    if (error.code !== 'ENOENT') return {problem: systemProblem(error, {siteDir, file: entry})};
    return {problem: {severity: 'error', file: name, message: 'This file does not exist.'}};
  }
}

async function run(entry: string, context: ShimContext, options: RunOptions): Promise<Loaded> {
  const {siteDir} = context;
  const {cache, timeLimit, loopLimit = timeLimit ?? TIME_LIMIT} = options;
  const name = `module-${randomUUID()}.mjs`;
  let bundle: ModuleBundle;
  try {
    bundle = await keptBundle(entry, context, cache, (shims) =>
      bundleModule(entry, path.join(cacheFolder(siteDir), name), shims),
    );
  } catch (error) {
    return {problem: await buildProblem(error, relativePath(siteDir, entry), context)};
  }
  const sources = await readSources(context.files);
  const mistake = foreignText(sources, siteDir) ?? (await dataProblem(context));
  if (mistake) return {problem: mistake};
  let place: TemporaryFile;
  try {
    place = await writeTemporary(siteDir, name, guardLoops(bundle.code, loopLimit));
  } catch (error) {
    if (!isSystemFault(error)) throw error;
    return {problem: systemProblem(error, {siteDir})};
  }
  try {
    const module = describeModule(place.file, bundle, context, sources);
    const outcome = await readValue(module, place.file, {entry, context, timeLimit});
    if ('problem' in outcome) return outcome;
    const warnings = bundle.duplicates.map((duplicate) => duplicateProblem(duplicate, context));
    return {...outcome, warnings: await Promise.all(warnings)};
  } finally {
    await place.remove();
  }
}

/** The problem of the first file in another encoding, whose letters would be lost. */
function foreignText(sources: ReadonlyMap<string, string>, siteDir: string): Problem | undefined {
  for (const [file, text] of sources) {
    const problem = lostLetters(text, file, relativePath(siteDir, file));
    if (problem) return problem;
  }
  return undefined;
}

/** Checks the JSON files of a module. Few modules have any, so the checker is loaded only for them. */
async function dataProblem({files, siteDir}: ShimContext): Promise<Problem | undefined> {
  const data = [...files].filter((file) => file.endsWith('.json'));
  if (data.length === 0) return undefined;
  const {deepDataProblem} = await import('./deepDataProblem.ts');
  return deepDataProblem(data, siteDir);
}

interface TemporaryFile {
  /** Absolute path. */
  file: string;
  remove(): Promise<void>;
}

/**
 * Next to the site, so that imports with computed names are resolved; if that folder is not writable, in the system's
 * temporary folder.
 */
async function writeTemporary(siteDir: string, name: string, code: string): Promise<TemporaryFile> {
  const dir = cacheFolder(siteDir);
  const file = path.join(dir, name);
  try {
    await mkdir(dir, {recursive: true});
    await writeFile(file, code);
    return {file, remove: () => rm(file, {force: true})};
  } catch (error) {
    if (!isSystemFault(error)) throw error;
    await rm(file, {force: true}).catch(() => undefined);
    const other = await mkdtemp(path.join(tmpdir(), 'site-module-'));
    await writeFile(path.join(other, name), code);
    return {file: path.join(other, name), remove: () => rm(other, {recursive: true, force: true})};
  }
}

async function readValue(
  module: SiteModule,
  file: string,
  {entry, context, timeLimit}: {entry: string; context: ShimContext; timeLimit: number | undefined},
): Promise<Outcome> {
  const name = relativePath(context.siteDir, entry);
  const evaluated = await evaluate(
    module,
    async (step) => {
      const exports: unknown = await importModule(pathToFileURL(file).href);
      step();
      return exportedValue(exports);
    },
    timeLimit,
  );
  if ('problem' in evaluated) return evaluated;
  if (!evaluated.value) {
    const message = 'This module has no default export.';
    const hint = 'Export its value with `export default …` or `module.exports = …`.';
    return {problem: {severity: 'error', file: name, message, hint}};
  }
  const copied = copyValue(evaluated.value.value);
  if ('value' in copied) return copied;
  const {mistake} = copied;
  if (mistake.kind === 'thrown') return {problem: module.explain(mistake.thrown, 'thrown')};
  const locate = locateInModule(await readFile(entry, 'utf8').catch(() => ''));
  const where: ValueMistake['path'] = mistake.path;
  return {
    problem: {
      severity: 'error',
      file: name,
      ...locate(where, 'value'),
      ...explainMistake({...mistake, kind: mistake.kind}),
    },
  };
}

async function readSources(files: Iterable<string>): Promise<Map<string, string>> {
  const read = [...files].map(
    async (file): Promise<[string, string]> => [
      file,
      // There is no position in a file that has been deleted in the meantime.
      await readFile(file, 'utf8').catch(() => ''),
    ],
  );
  return new Map(await Promise.all(read));
}

async function realpathOr(file: string): Promise<string> {
  return realpath(file).catch(() => path.resolve(file));
}
