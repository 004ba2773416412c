import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, {type Compiler, type Configuration} from 'webpack';
import {dependencyDir, resolveDependency} from '../files/dependencies.ts';
import createWebpackConfig, {type BundleSettings} from './createWebpackConfig.ts';
import {UNOPTIMIZED} from './unoptimized.ts';
import {PortableIdsPlugin} from './portableIds.ts';
import {CacheStoredPlugin} from './webpackCache.ts';

/** The generated module that imports the components of pages. */
const REGISTRY_FILE = `${path.sep}registry.ts`;

/** Waits before webpack writes its cache, in milliseconds: the first page of a fresh start comes before. */
const IDLE = 5000;

export interface DevBundleSettings extends Omit<BundleSettings, 'refreshPlugin'> {
  /** Where webpack notes what the browser's bundle is made of. */
  recordsFile: string;
  /** Whether there is a bundle already that pages may have loaded. */
  isContinued: boolean;
  /** Called when webpack has written the cache of a bundle, with its name. */
  onStored(name: string): void;
}

/**
 * The two bundles as the dev server wants them: React's development build, nothing minimized, names that stay, modules
 * that are replaced while they run, and source maps. What webpack does to a module is the same as in a build.
 */
export function createDevConfig(settings: DevBundleSettings): Configuration[] {
  const refreshPlugin = resolveDependency('react-refresh/babel');
  const [browser = {}, prerender = {}] = createWebpackConfig({...settings, refreshPlugin});
  const stored = new CacheStoredPlugin(settings.onStored);
  return [devBrowserBundle(browser, settings), devPrerenderBundle(prerender)].map((config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), stored],
  }));
}

function devBrowserBundle(
  production: Configuration,
  {recordsFile, isContinued}: DevBundleSettings,
): Configuration {
  const splitChunks = production.optimization?.splitChunks;
  return {
    ...production,
    ...shared(production),
    // What the pages that are open have, which hot updates begin with.
    recordsPath: recordsFile,
    output: {
      ...production.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      hotUpdateChunkFilename: '[id].[fullhash].hot-update.js',
      hotUpdateMainFilename: '[runtime].[fullhash].hot-update.json',
      pathinfo: false,
    },
    optimization: {
      ...UNOPTIMIZED,
      sideEffects: false,
      removeAvailableModules: false,
      nodeEnv: 'development',
      moduleIds: 'named',
      chunkIds: 'named',
      ...(splitChunks !== undefined && {splitChunks}),
    },
    resolve: {
      ...production.resolve,
      alias: {
        ...production.resolve?.alias,
        // The dev client and the plugin register components with one and the same runtime.
        'react-refresh': dependencyDir('react-refresh'),
      },
    },
    plugins: [
      // Modules and chunks are named.
      ...(production.plugins ?? []).filter((plugin) => !(plugin instanceof PortableIdsPlugin)),
      new webpack.HotModuleReplacementPlugin(),
      // The policy of the pages forbids `eval`, so maps are files. Nobody debugs packages, whose maps take much memory.
      new webpack.SourceMapDevToolPlugin({
        filename: '[file].map',
        columns: false,
        exclude: /^framework\.js$/,
      }),
      // Errors are shown by the dev client. The process may run as production, which would switch the plugin off.
      new ReactRefreshPlugin({overlay: false, forceEnable: true}),
      new MissingComponentsPlugin(),
      new KeepLastGoodPlugin(!isContinued),
    ],
  };
}

function devPrerenderBundle(production: Configuration): Configuration {
  return {
    ...production,
    ...shared(production),
    output: {
      ...production.output,
      // Another name for another content: Node keeps a module under its name.
      filename: '[name].[contenthash].cjs',
      pathinfo: false,
      // A module that throws while it is loaded throws again for the next page, which otherwise would get nothing of it.
      strictModuleErrorHandling: true,
    },
    optimization: {...production.optimization, nodeEnv: 'development'},
    plugins: [...(production.plugins ?? []), new MissingComponentsPlugin(), new KeepLastGoodPlugin(true)],
  };
}

function shared({cache, module}: Configuration): Configuration {
  return {
    mode: 'development',
    module: {
      ...module,
      // Names of classes say what they are.
      generator: {},
      // webpack would take modules of packages over from the last bundling as they are; the theme of an installed generator
      // is one of these, and dynamic imports of such a module fail in the second bundling.
      unsafeCache: false,
    },
    devtool: false,
    cache:
      typeof cache === 'object' && cache.type === 'filesystem'
        ? {...cache, idleTimeoutForInitialStore: IDLE, idleTimeout: IDLE, idleTimeoutAfterLargeChanges: IDLE}
        : {type: 'memory'},
    // Compilers of one process would write to the terminal over the problems.
    stats: 'none',
  };
}

/**
 * A component that is missing is the mistake of the pages that import it, which say so with its place. The bundle goes on
 * without it, and has it again when its file is back.
 */
class MissingComponentsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('MissingComponentsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('MissingComponentsPlugin', () => {
        compilation.errors = compilation.errors.filter((error) => !isMissingComponent(error));
      });
    });
  }
}

function isMissingComponent(error: Error): boolean {
  if (!(error instanceof webpack.WebpackError) || error.name !== 'ModuleNotFoundError') return false;
  return error.module?.nameForCondition()?.endsWith(REGISTRY_FILE) ?? false;
}

/**
 * Once there is a bundle, one with errors is neither written nor counted as a step: the pages that are open go on with
 * the last good one, and what fixes the error is one update from there. The first bundle is written even with errors,
 * so that pages without the broken component can be seen.
 */
class KeepLastGoodPlugin {
  readonly #isFirst: boolean;

  constructor(isFirst: boolean) {
    this.#isFirst = isFirst;
  }

  apply(compiler: Compiler): void {
    let isFirst = this.#isFirst;
    compiler.hooks.shouldEmit.tap('KeepLastGoodPlugin', (compilation) => {
      return isFirst || compilation.errors.length === 0;
    });
    compiler.hooks.compilation.tap('KeepLastGoodPlugin', (compilation) => {
      compilation.hooks.shouldRecord.tap(
        'KeepLastGoodPlugin',
        () => isFirst || compilation.errors.length === 0,
      );
    });
    compiler.hooks.done.tap('KeepLastGoodPlugin', () => {
      isFirst = false;
    });
  }
}
