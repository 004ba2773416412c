import {existsSync, readFileSync, statSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {randomUUID} from 'node:crypto';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import type {ConfigFile} from '../../config/ConfigDialect.ts';
import {buildProblem} from '../../config/module/buildProblem.ts';
import {bundleModule} from '../../config/module/bundleModule.ts';
import type {ShimContext} from '../../config/module/moduleShims.ts';
import {findPackage, packageFoldersAbove} from '../../files/packages/dependencies.ts';
import {settle} from '../../config/module/settle.ts';
import {isBuildFailure} from '../../files/code/esbuild.ts';
import {importModule} from '../../files/code/importModule.ts';
import {isFolder} from '../../files/folders/isFolder.ts';
import {packageName} from '../../problems/missingPackage.ts';
import {nearestImport} from '../../problems/nearestImport.ts';
import {formatKeyPath} from '../../problems/schemaProblems.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {isPlainObject} from '../../shared/invariants/isPlainObject.ts';
import {pluginFile} from '../pluginFile.ts';
import {pluginName} from '../pluginName.ts';
import {kindOf, type PackageKind, packagesNamed, type PluginKind} from '../options/pluginNames.ts';
import {standIns} from '../options/standIns.ts';
import {type PluginEntry, PluginMistake, type SitePlugin} from './SitePlugin.ts';
import {cacheFolder} from '../../files/cache/cacheFolder.ts';
import {withPeriod} from '../../shared/text/withPeriod.ts';
import {asError} from '../../shared/invariants/asError.ts';
import {causalChain} from '../shared/causalChain.ts';

/** What to do about a plugin that is not installed. */
export const MISSING_PLUGIN = 'Install its package, fix its path, or remove it.';

/** Loads the plugins that a configuration names, and initializes each with its options. */
export async function loadSitePlugins(
  entries: readonly PluginEntry[],
  context: {siteDir: string} & Record<string, unknown>,
  {file, locate}: ConfigFile,
): Promise<{plugins: SitePlugin[]; missing: string[]; problems: Problem[]; files: string[]}> {
  const {siteDir} = context;
  const read = entries.map(({entry, path: where}) => {
    const [named, options]: unknown[] = Array.isArray(entry) ? entry : [entry];
    const place = {file, ...locate(where, 'value')};
    const request = typeof named === 'string' ? requestOf(named, kindOf(where[0]), siteDir) : undefined;
    const name = pluginName(named) ?? formatKeyPath(where);
    return {named, name, options: isPlainObject(options) ? options : {}, place, request};
  });
  const missing = read.filter(({named, request}) => typeof named === 'string' && request === undefined);
  const problems = missing.map(
    ({named, name, place}): Problem => ({
      severity: 'warning',
      ...place,
      ...explainMissing(name, String(named), siteDir),
    }),
  );
  const shims: ShimContext = {siteDir, files: new Set(), missing: [], standIn: standIns};
  const {modules, failed} = await importPlugins(
    read.flatMap(({request}) => request ?? []),
    shims,
  );
  const plugins: SitePlugin[] = [];
  for (const {named, name, options, place, request} of read) {
    if (typeof named === 'string' && request === undefined) continue;
    if (request !== undefined && failed.has(request)) {
      const error = failed.get(request);
      problems.push(
        isBuildFailure(error)
          ? await bundleFailure(error, place, shims)
          : failure(name, undefined, error, place),
      );
      continue;
    }
    const module: unknown = request === undefined ? {default: named} : modules[request];
    try {
      const made = await makePlugin(module, name, options, context);
      if (made?.isNamed === false) problems.push(nameless(name, place));
      if (made) plugins.push({plugin: made.plugin, id: made.id, dir: folderOf(request, siteDir), place});
    } catch (error) {
      problems.push(failure(name, undefined, error, place));
    }
  }
  return {plugins, missing: missing.map(({named}) => String(named)), problems, files: [...shims.files]};
}

/** @param named As the configuration names it: a package, or a file or folder of the site. */
function explainMissing(name: string, named: string, siteDir: string): Pick<Problem, 'message' | 'hint'> {
  const outcome = 'so the site is built without it';
  if (!isPath(named))
    return {message: `The plugin \`${name}\` is not installed, ${outcome}.`, hint: MISSING_PLUGIN};
  const place = path.resolve(siteDir, named);
  if (isFolder(place)) {
    return {
      message: `The folder of the plugin \`${name}\` has no module, ${outcome}.`,
      hint: 'Put an `index.js` into it, or name a file.',
    };
  }
  const near = nearestImport(named, place);
  return {
    message: `The plugin \`${name}\` does not exist, ${outcome}.`,
    hint: near ? `Did you mean \`${near}\`?` : 'Fix its path, or remove it.',
  };
}

function isPath(name: string): boolean {
  return /^\.{0,2}\//.test(name);
}

/** Docusaurus cannot keep the data of such a plugin, and fails. */
function nameless(name: string, place: SitePlugin['place']): Problem {
  return {
    severity: 'warning',
    ...place,
    message: `The plugin \`${name}\` returns an object without a \`name\`.`,
    hint: 'Add one that no other plugin has.',
  };
}

/** Describes why the module of a plugin or preset could not be bundled: where the mistake is in the site's code, or else at its entry. */
export async function bundleFailure(
  error: unknown,
  place: SitePlugin['place'],
  shims: ShimContext,
): Promise<Problem> {
  const problem = await buildProblem(error, place.file, shims);
  // What imports it is a text of `importModules`.
  return problem.file === '<stdin>' ? {...problem, ...place} : problem;
}

/** Describes what a plugin threw. */
export function failure(
  name: string,
  method: string | undefined,
  error: unknown,
  place: SitePlugin['place'],
): Problem {
  // That of a failed request is in its cause.
  const messages = causalChain(asError(error)).map((one) => one.message);
  const reason = withPeriod(messages.filter((text) => text !== '').join(': '));
  const what = method === undefined ? '' : ` in \`${method}\``;
  const message =
    error instanceof PluginMistake
      ? `The plugin \`${name}\` ${reason}`
      : `The plugin \`${name}\` failed${what}: ${reason}`;
  return {severity: 'error', ...place, message};
}

/** The import request for a plugin's name: a file, or the package that the name refers to; undefined if neither exists. */
function requestOf(name: string, kind: PluginKind, siteDir: string): string | undefined {
  if (isPath(name)) return pluginFile(name, siteDir);
  return installedPackage(name, kind, siteDir);
}

/** The installed package that a name in a list refers to, as it is imported; undefined if there is none. */
export function installedPackage(name: string, kind: PackageKind, siteDir: string): string | undefined {
  const folders = packageFoldersAbove(siteDir);
  return packagesNamed(name, kind).find((one) =>
    folders.some((folder) => existsSync(path.join(folder, packageName(one)))),
  );
}

/** The folder of the module that a request names; the site folder for a function in the configuration. */
function folderOf(request: string | undefined, siteDir: string): string {
  if (request === undefined) return siteDir;
  if (path.isAbsolute(request))
    return statSync(request).isDirectory() ? mainFolder(request) : path.dirname(request);
  try {
    return path.dirname(createRequire(path.join(siteDir, 'package.json')).resolve(request));
  } catch {
    // Packages of ES modules alone cannot be resolved for `require`.
    return mainFolder(findPackage(request, packageFoldersAbove(siteDir)) ?? siteDir);
  }
}

/** The folder of a package's main module. */
function mainFolder(packageDir: string): string {
  const file = path.join(packageDir, 'package.json');
  const written: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const main = memberOf(written, 'main') ?? memberOf(written, 'module');
  return typeof main === 'string' ? path.dirname(path.join(packageDir, main)) : packageDir;
}

/** Imports modules of a site as its configuration would. */
export async function importModules(
  requests: readonly string[],
  shims: ShimContext,
): Promise<Record<string, unknown>> {
  if (requests.length === 0) return {};
  const text = [
    ...requests.map((request, index) => `import * as module${index} from ${JSON.stringify(request)};`),
    `export default {${requests.map((request, index) => `${JSON.stringify(request)}: module${index}`).join(', ')}};`,
  ].join('\n');
  const folder = cacheFolder(shims.siteDir);
  const file = path.join(folder, `module-${randomUUID()}.mjs`);
  const {code} = await bundleModule({text}, file, shims);
  await mkdir(folder, {recursive: true});
  try {
    await writeFile(file, code);
    const loaded = await settle(
      importModule(pathToFileURL(file).href),
      `the module \`${requests.join('`, `')}\``,
    );
    return (loaded as {default: Record<string, unknown>}).default;
  } finally {
    await rm(file, {force: true});
  }
}

/** Imports the modules of plugins: together or, if that fails, each alone, so that one does not stop the others. */
async function importPlugins(
  requests: readonly string[],
  shims: ShimContext,
): Promise<{modules: Record<string, unknown>; failed: Map<string, unknown>}> {
  const failed = new Map<string, unknown>();
  try {
    return {modules: await importModules(requests, shims), failed};
  } catch {
    const modules: Record<string, unknown> = {};
    for (const request of new Set(requests)) {
      try {
        Object.assign(modules, await importModules([request], shims));
      } catch (error) {
        failed.set(request, error);
      }
    }
    return {modules, failed};
  }
}

async function makePlugin(
  module: unknown,
  name: string,
  written: Record<string, unknown>,
  context: Record<string, unknown>,
): Promise<(Pick<SitePlugin, 'plugin' | 'id'> & {isNamed: boolean}) | undefined> {
  const make = memberOf(module, 'default');
  // A CommonJS module: its properties are not all exports here, for example those that it spreads.
  const isCommonJs = typeof make === 'object' && make !== null;
  const create: unknown = isCommonJs ? memberOf(make, 'default') : make;
  if (typeof create !== 'function') throw new PluginMistake('has no default export that is a function');
  const validate = [module, make, create]
    .map((one) => memberOf(one, 'validateOptions'))
    .find((one) => one !== undefined);
  const id = typeof written.id === 'string' ? written.id : DEFAULT_ID;
  const options: unknown =
    typeof validate === 'function'
      ? Reflect.apply(validate, undefined, [{validate: bySchema, options: {...written, id}}])
      : {...written, id};
  const plugin: unknown = await settle(
    Reflect.apply(create, undefined, [context, options]),
    `the plugin \`${name}\``,
  );
  // A plugin may do nothing.
  if (plugin === null || plugin === undefined) return undefined;
  if (typeof plugin !== 'object') throw new PluginMistake('must return an object with a `name`');
  const own = memberOf(plugin, 'name');
  const isNamed = typeof own === 'string' && own !== '';
  return {plugin: Object.assign(Object.create(plugin), {name: isNamed ? own : name}), id, isNamed};
}

/** Docusaurus passes plugins a function that validates their options with a Joi schema, to which it adds the `id`. */
function bySchema(schema: unknown, options: unknown): unknown {
  const append = memberOf(schema, 'append');
  const whole: unknown =
    typeof append === 'function' ? Reflect.apply(append, schema, [{id: PLUGIN_ID}]) : schema;
  const validate = memberOf(whole, 'validate');
  if (typeof validate !== 'function') return options;
  const result: unknown = Reflect.apply(validate, whole, [options, {convert: false}]);
  const error = memberOf(result, 'error');
  if (error) throw new PluginMistake(`does not accept its options: ${String(memberOf(error, 'message'))}`);
  return memberOf(result, 'value');
}

/** Joi makes this a text that has to match. */
const PLUGIN_ID = /^[\w-]+$/;

/** The member of an object or a function. */
export function memberOf(value: unknown, name: string): unknown {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
    ? Reflect.get(value, name)
    : undefined;
}
