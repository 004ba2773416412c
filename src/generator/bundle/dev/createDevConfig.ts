import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, {type Compiler, type Configuration} from 'webpack';
import {dependencyDir, resolveDependency} from '../../files/packages/dependencies.ts';
import type {BundleSettings} from '../requests/BundleSettings.ts';
import createWebpackConfig from '../webpack/createWebpackConfig.ts';
import {CSS_MODULE_TYPES} from '../webpack/moduleRules.ts';
import {UNOPTIMIZED} from '../webpack/unoptimized.ts';
import {PortableIdsPlugin} from '../webpack/portableIds.ts';
import {CacheStoredPlugin} from '../webpack/webpackCache.ts';

/** The generated module that imports the components of pages. */
const REGISTRY_FILE = `${path.sep}registry.ts`;

/**
 * Delay before webpack writes its cache, in milliseconds, so that the first page after a fresh start is not held up.
 */
const IDLE = 5000;

export interface DevBundleSettings extends Omit<BundleSettings, 'refreshPlugin'> {
  /** Where webpack records the modules and chunks of the browser bundle. */
  recordsFile: string;
  /** Whether pages may have loaded an earlier bundle. */
  isContinued: boolean;
  /** Called with the name of a bundle when webpack has written its cache. */
  onStored(name: string): void;
}

/**
 * The two bundles for the dev server: React's development build, no minification, stable names, hot module replacement
 * and source maps. Modules are transformed as in a build.
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
    // The state of the pages that are open, which hot updates start from.
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
        // The dev client and the plugin must register components with the same runtime.
        'react-refresh': dependencyDir('react-refresh'),
      },
    },
    plugins: [
      // Modules and chunks keep their readable names.
      ...(production.plugins ?? []).filter((plugin) => !(plugin instanceof PortableIdsPlugin)),
      new webpack.HotModuleReplacementPlugin(),
      // The pages' content security policy forbids `eval`, so source maps are files. Packages get none: nobody debugs
      // them, and their maps take a lot of memory.
      new webpack.SourceMapDevToolPlugin({
        filename: '[file].map',
        columns: false,
        exclude: /^framework\.js$/,
      }),
      // The dev client shows the errors. The plugin is forced on, because the process may run in production mode, which
      // would disable it.
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
      // Named by content, because Node caches modules by name.
      filename: '[name].[contenthash].cjs',
      // Part of the class names of CSS modules, which must be those of the browser's bundle.
      uniqueName: '',
      pathinfo: false,
      // A module that throws while loading must throw again for the next page, which would otherwise get an empty
      // module.
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
      // Class names are readable.
      generator: Object.fromEntries(CSS_MODULE_TYPES.map((type) => [type, {esModule: false}])),
      // webpack would reuse modules of packages from the previous bundling without checking them. The theme of an
      // installed generator is such a module, and its dynamic imports fail in the second bundling.
      unsafeCache: false,
    },
    devtool: false,
    cache:
      typeof cache === 'object' && cache.type === 'filesystem'
        ? {...cache, idleTimeoutForInitialStore: IDLE, idleTimeout: IDLE, idleTimeoutAfterLargeChanges: IDLE}
        : {type: 'memory'},
    // Several compilers in one process would print over the problems in the terminal.
    stats: 'none',
  };
}

/**
 * A missing component is reported for the pages that import it, with its position. The bundle is made without it, and
 * includes it again once the file is back.
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
 * Once there is a bundle, one with errors is neither written nor recorded: open pages keep the last good bundle, and
 * the fix is a single update from there. The first bundle is written even with errors, so that pages without the broken
 * component can be viewed.
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
