import {createRequire} from 'node:module';
import path from 'node:path';
import {GENERATED_FOLDER} from '../../files/cache/cacheFolder.ts';
import {resolveDependency} from '../../files/packages/dependencies.ts';
import {isPlainObject} from '../../shared/invariants/isPlainObject.ts';
import {isIn} from '../../files/placeBelow.ts';
import {DOCUSAURUS_FOLDER} from '../generatedFiles.ts';
import {getStyleLoaders, withStyleTypes} from './styleLoaders.ts';

/** Keys of webpack's configuration that a plugin may add to. The others belong to the generator. */
const COUNTS = ['resolve', 'module', 'plugins', 'externals', 'ignoreWarnings', 'experiments'];

/** Other keys that change nothing in the pages: how a plugin's rules are merged, how webpack works and what it prints. */
const HARMLESS = [
  ...['cache', 'devtool', 'infrastructureLogging', 'mergeStrategy', 'performance', 'snapshot', 'stats'],
  'watchOptions',
];

/** The extensions that Docusaurus' configuration has, among which a plugin puts its own. */
const EXTENSIONS = ['.wasm', '.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'];

/** The arguments of `configureWebpack` that precede the content. A plugin may also change the first one. */
export function bundlingArguments(
  isServer: boolean,
): [config: Record<string, unknown>, isServer: boolean, utils: unknown] {
  const config = {
    name: isServer ? 'server' : 'client',
    mode: 'production',
    target: isServer ? 'node' : 'web',
    resolve: {alias: {}, fallback: {}, extensions: [...EXTENSIONS], modules: []},
    module: {rules: []},
    plugins: [],
    optimization: {},
    output: {},
  };
  const utils = {
    getStyleLoaders,
    getJSLoader: () => ({
      loader: resolveDependency('esbuild-loader'),
      options: {loader: 'tsx', jsx: 'automatic', target: 'es2022'},
    }),
    currentBundler: {
      name: 'webpack',
      get instance(): unknown {
        return webpack();
      },
    },
  };
  return [config, isServer, utils];
}

/** The generator's copy, which is not loaded for a site without such plugins. */
function webpack(): Record<string, unknown> {
  const file = resolveDependency('webpack');
  return createRequire(file)(file);
}

/** The supported part of webpack's configuration. */
interface Bundling {
  parts: Record<string, unknown>[];
  /** Names of Rspack's plugins that webpack doesn't have. */
  leftOut: string[];
  /** Keys that have no effect here. */
  ignored: string[];
}

/**
 * Reads the effects of `configureWebpack`.
 *
 * @param given What it returned.
 * @param config What it was called with, and may have changed.
 * @param siteDir Absolute path of the site folder.
 */
export function readBundling(given: unknown, config: Record<string, unknown>, siteDir: string): Bundling {
  const returned = isPlainObject(given) ? given : {};
  // A plugin may return parts of what it was called with: each applies once.
  const changed = Object.entries(config).filter(([key, value]) => returned[key] !== value);
  const all = [inPlace(Object.fromEntries(changed)), returned];
  const read = all.map((one) => readPart(one, siteDir));
  const [basis] = bundlingArguments(config.name === 'server');
  const ignored = all.flatMap((one) =>
    Object.entries(one).flatMap(([key, value]) => {
      const counts = COUNTS.includes(key) || HARMLESS.includes(key);
      return counts || !hasContent(value) || value === basis[key] ? [] : [key];
    }),
  );
  return {
    parts: read.flatMap(({part}) => (part ? [part] : [])),
    leftOut: read.flatMap(({leftOut}) => leftOut),
    ignored: [...new Set(ignored)],
  };
}

function readPart(
  given: Record<string, unknown>,
  siteDir: string,
): {part?: Record<string, unknown>; leftOut: string[]} {
  const {plugins, leftOut} = withoutRspack(given.plugins);
  const {module, resolve} = given;
  const part = {
    ...given,
    plugins,
    ...(isPlainObject(module) && {module: withStyles(module)}),
    ...(isPlainObject(resolve) && {
      resolve: withPlace(withGenerated(resolve, siteDir), given.mergeStrategy),
    }),
  };
  const kept = Object.entries(part).filter(([key, value]) => COUNTS.includes(key) && hasContent(value));
  return {...(kept.length > 0 && {part: Object.fromEntries(kept)}), leftOut};
}

/** Aliases of the folder that Docusaurus writes lead to that of this generator, which has what plugins have written. */
function withGenerated(resolve: Record<string, unknown>, siteDir: string): Record<string, unknown> {
  if (!isPlainObject(resolve.alias)) return resolve;
  const folder = path.join(siteDir, DOCUSAURUS_FOLDER);
  const alias = Object.entries(resolve.alias).map(([name, target]) =>
    typeof target === 'string' && isIn(folder, path.normalize(target))
      ? [name, path.join(siteDir, GENERATED_FOLDER, path.relative(folder, target))]
      : [name, target],
  );
  return {...resolve, alias: Object.fromEntries(alias)};
}

/** What a plugin was called with and has changed: its extensions are where it has put them among the others. */
function inPlace(config: Record<string, unknown>): Record<string, unknown> {
  return {...config, mergeStrategy: {'resolve.extensions': 'replace'}};
}

/**
 * A plugin's own extensions, with `...` for those of the generator: they are the last, unless the plugin says so or, where it
 * replaces the list, has put them before `.js`, such as `.web.js`.
 */
function withPlace(resolve: Record<string, unknown>, strategy: unknown): Record<string, unknown> {
  const {extensions, ...rest} = resolve;
  if (!Array.isArray(extensions)) return resolve;
  const isOwn = (extension: unknown): boolean =>
    extension !== '...' && !EXTENSIONS.includes(String(extension));
  const own = extensions.filter(isOwn);
  if (own.length === 0) return rest;
  const merge = isPlainObject(strategy) ? strategy['resolve.extensions'] : undefined;
  const script = extensions.includes('.js') ? '.js' : extensions.find((extension) => !isOwn(extension));
  const replaced = extensions.slice(0, Math.max(extensions.indexOf(script), 0)).filter(isOwn).length;
  const before = merge === 'prepend' ? own.length : merge === 'replace' ? replaced : 0;
  return {...rest, extensions: [...own.slice(0, before), '...', ...own.slice(before)]};
}

/**
 * Creates the plugins again that are Rspack's: sites with `future.faster` may use it directly. They only keep their
 * arguments for its compiler, and webpack has most of them by the same names.
 */
function withoutRspack(plugins: unknown): {plugins: unknown; leftOut: string[]} {
  const leftOut: string[] = [];
  if (!Array.isArray(plugins)) return {plugins, leftOut};
  const own = plugins.flatMap((plugin: unknown): unknown => {
    if (typeof plugin !== 'object' || plugin === null || !('_args' in plugin)) return [plugin];
    const {name} = plugin.constructor;
    const Plugin = webpack()[name];
    if (typeof Plugin === 'function' && Array.isArray(plugin._args))
      return [Reflect.construct(Plugin, plugin._args)];
    leftOut.push(name);
    return [];
  });
  return {plugins: own, leftOut};
}

function withStyles(module: Record<string, unknown>): Record<string, unknown> {
  return Array.isArray(module.rules) ? {...module, rules: module.rules.map(withStyleTypes)} : module;
}

function hasContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isPlainObject(value)) return Object.values(value).some(hasContent);
  return value !== undefined && value !== null;
}
