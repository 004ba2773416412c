import {createRequire} from 'node:module';
import {resolveDependency} from '../../files/packages/dependencies.ts';
import {isPlainObject} from '../../shared/invariants/isPlainObject.ts';
import {getStyleLoaders, withStyleTypes} from './styleLoaders.ts';

/** Keys of webpack's configuration that a plugin may add to. The others belong to the generator. */
const COUNTS = ['resolve', 'module', 'plugins', 'ignoreWarnings', 'experiments'];

/** The arguments of `configureWebpack` that precede the content. */
export function bundlingArguments(isServer: boolean): unknown[] {
  const config = {
    name: isServer ? 'server' : 'client',
    mode: 'production',
    target: isServer ? 'node' : 'web',
    resolve: {alias: {}, fallback: {}, extensions: [], modules: []},
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
        const file = resolveDependency('webpack');
        return createRequire(file)(file);
      },
    },
  };
  return [config, isServer, utils];
}

/** The supported part of what `configureWebpack` returns; undefined if there is none. */
export function bundlingPart(given: unknown): Record<string, unknown> | undefined {
  if (!isPlainObject(given)) return undefined;
  const kept = Object.entries(given).filter(([key, value]) => COUNTS.includes(key) && hasContent(value));
  if (kept.length === 0) return undefined;
  const part = Object.fromEntries(kept);
  return isPlainObject(part.module) ? {...part, module: withStyles(part.module)} : part;
}

function withStyles(module: Record<string, unknown>): Record<string, unknown> {
  return Array.isArray(module.rules) ? {...module, rules: module.rules.map(withStyleTypes)} : module;
}

function hasContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isPlainObject(value)) return Object.values(value).some(hasContent);
  return value !== undefined && value !== null;
}
