import path from 'node:path';
import webpack, {type Configuration, type ExternalItemFunctionData, type Module} from 'webpack';
import {browserFolder} from '../kept/bundleFolder.ts';
import {dependencyDir, PACKAGE_FOLDERS, packageFoldersAbove} from '../../files/packages/dependencies.ts';
import {isBelow} from '../../files/placeBelow.ts';
import {MODULE_EXTENSIONS} from '../../files/code/moduleExtensions.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {appPackages} from '../modules/appPackages.ts';
import {EXTERNAL_MODULES, SHARED_PACKAGES} from '../modules/externalPackages.ts';
import type {AppModulesPlugin} from './AppModulesPlugin.ts';
import {markEager} from './markEager.ts';
import {MinifyPlugin} from './MinifyPlugin.ts';
import {unescapePath} from '../modules/modulePath.ts';
import {isInPackage} from '../modules/packageFiles.ts';
import {namesIn, replacementsIn} from './replaceModules.ts';
import {replacePlugins} from './replacePlugins.ts';
import {tildePlugin} from './tildePlugin.ts';
import {standInPlugins} from '../standIns/standInPlugins.ts';
import {PortableIdsPlugin} from './portableIds.ts';
import {UNOPTIMIZED} from './unoptimized.ts';
import {addBundling} from './addBundling.ts';
import type {BundleSettings} from '../requests/BundleSettings.ts';
import {moduleRules} from './moduleRules.ts';
import {GENERATOR_ALIAS, type SourceRoots, sourceRoots} from '../modules/sourceRoots.ts';
import {SITE_ALIAS} from '../../shared/address/siteKey.ts';

/**
 * The two bundles of the React app: the browser's, split into chunks with hashed names, and the prerender bundle, a
 * single file for Node. Content is not bundled: Markdown becomes separate page modules.
 */
export default function createWebpackConfig(settings: BundleSettings): Configuration[] {
  const {bundling, siteDir} = settings;
  const [browser, prerender] = [browserBundle(settings), prerenderBundle(settings)];
  if (!bundling) return [browser, prerender];
  return [
    addBundling(browser, bundling.browser, siteDir),
    addBundling(prerender, bundling.prerender, siteDir),
  ];
}

function browserBundle(settings: BundleSettings, name = 'browser'): Configuration {
  return {
    ...shared(settings, name),
    target: ['web', 'es2022'],
    entry: {main: settings.entries.browser},
    output: {
      path: browserFolder(settings.outDir),
      publicPath: settings.publicPath,
      filename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      // Short names: the main script lists the names of all chunks that load later, and every first visit loads that
      // list.
      chunkFilename: '[id].[contenthash:8].js',
      cssChunkFilename: '[id].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout: 120_000,
      // With a name, each script and style sheet gets an attribute with it, which takes code in the main script. The name
      // of the list of chunks is distinct from that of other apps on the page.
      uniqueName: '',
      chunkLoadingGlobal: 'docsChunks',
    },
    optimization: {
      minimizer: [new MinifyPlugin()],
      // webpack would parse the whole script again, to rename what the minifier renames anyway.
      avoidEntryIife: false,
      // Set by a plugin below.
      moduleIds: false,
      chunkIds: false,
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // React and the router change less often than the theme, so browsers can cache them longer.
          framework: {
            test: (module: Module) => isFramework(module.nameForCondition(), settings.siteDir),
            name: 'framework',
            chunks: 'initial',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...replacements(settings),
      new PortableIdsPlugin(rootsOf(settings).toNames),
      ...(settings.framework ? [settings.framework] : []),
    ],
  };
}

/** The script with the framework's modules, see `FRAMEWORK_MODULES`; its entry is the browser's. */
export function createFrameworkConfig(settings: BundleSettings): Configuration {
  return {
    ...shared(settings, 'browser'),
    target: ['web', 'es2022'],
    entry: {framework: settings.entries.browser},
    output: {path: settings.outDir, filename: '[name].[contenthash:8].js'},
    optimization: {minimizer: [new MinifyPlugin(markEager)], moduleIds: false, chunkIds: false},
    plugins: [new PortableIdsPlugin(rootsOf(settings).toNames)],
  };
}

/**
 * The bundle of a site's own components and style sheets, if they are bundled separately from the app: a script that
 * loads each component on demand. The app's runtime does not know their chunks.
 *
 * @param stylesEntry Absolute path of the module that imports the style sheets.
 */
export function createSiteConfig(
  settings: BundleSettings,
  {app, stylesEntry}: {app: AppModulesPlugin; stylesEntry?: string | undefined},
): Configuration {
  const browser = browserBundle(settings, 'site');
  return {
    ...browser,
    entry: {main: settings.entries.browser, ...(stylesEntry !== undefined && {styles: stylesEntry})},
    output: {...browser.output, chunkLoadingGlobal: 'siteChunks', filename: 'components.[contenthash:8].js'},
    optimization: {...browser.optimization, splitChunks: false},
    plugins: [...(browser.plugins ?? []), app],
  };
}

function rootsOf(settings: BundleSettings): SourceRoots {
  return sourceRoots(settings, {
    ...foldersAbove(settings.siteDir),
    ...appPackages(settings.generatorDir),
    '@entry': path.dirname(settings.entries.browser),
    '@loader': path.dirname(settings.transformLoader),
  });
}

/** The folders above the site folder, except the root: docs may be next to the site, and packages above it. */
function foldersAbove(siteDir: string, name = SITE_ALIAS): Record<string, string> {
  const above = path.dirname(siteDir);
  if (above === path.dirname(above)) return {};
  return {[`${name}/..`]: above, ...foldersAbove(above, `${name}/..`)};
}

/** Whether a module belongs to a package other than the generator. */
function isFramework(name: string | null, siteDir: string): boolean {
  const file = unescapePath(name ?? '');
  return name !== null && !isBelow(sourceDir, file) && isInPackage(file, siteDir);
}

/** What webpack calls `@import` in style sheets: in plain ones, in those whose rules are global, and in CSS modules. */
const STYLE_IMPORTS = ['css-import', 'css-import-global-module', 'css-import-local-module'];

function sourceMaps(): webpack.WebpackPluginInstance {
  return new webpack.SourceMapDevToolPlugin({
    filename: '[file].map',
    append: false,
    noSources: true,
    moduleFilenameTemplate: '[absolute-resource-path]',
  });
}

/** The plugins that put other modules in the place of those that are imported. */
function replacements({aliases}: BundleSettings): webpack.WebpackPluginInstance[] {
  return [...replacePlugins(replacementsIn(aliases)), ...standInPlugins(aliases), tildePlugin()];
}

function prerenderBundle(settings: BundleSettings): Configuration {
  const common = shared(settings, 'prerender');
  return {
    ...common,
    target: 'node20',
    entry: {prerender: settings.entries.prerender},
    plugins: [...replacements(settings), ...(settings.sourceMaps ? [sourceMaps()] : [])],
    output: {
      path: path.join(settings.outDir, 'prerender'),
      filename: '[name].cjs',
      library: {type: 'commonjs2'},
      publicPath: settings.publicPath,
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    // Node loads these packages itself, from the generator's dependencies (see `loadPrerenderBundle`): bundling them
    // would take as long as everything else. React's production build is used, because the commands set NODE_ENV.
    externals: [
      Object.fromEntries(EXTERNAL_MODULES.map((name) => [name, `commonjs ${name}`])),
      addressesInStyles,
    ],
    // Ids that do not depend on other modules, which decide who keeps a number if two have the same hash: code in
    // webpack's cache may name a module by the id that it had.
    optimization: {...UNOPTIMIZED, moduleIds: 'named'},
    module: {
      ...common.module,
      parser: {...common.module?.parser, javascript: {dynamicImportMode: 'eager'}},
    },
  };
}

/** Style sheets may import others from the web, which browsers load: webpack knows that of bundles for browsers only. */
async function addressesInStyles({request = '', dependencyType = ''}: ExternalItemFunctionData) {
  const isAddress = STYLE_IMPORTS.includes(dependencyType) && /^(?:https?:)?\/\//.test(request);
  return isAddress ? `css-import ${request}` : false;
}

function shared(settings: BundleSettings, name: string): Configuration {
  const {generatorDir, siteDir, version, aliases, webpackCacheDir} = settings;
  return {
    name,
    mode: 'production',
    context: generatorDir,
    devtool: false,
    performance: false,
    // The options are type-checked; validating them again takes a tenth of a second.
    validate: false,
    infrastructureLogging: {level: 'error'},
    experiments: {css: true},
    // Everything else may change like any source, wherever the site is.
    snapshot: {
      managedPaths: [...new Set([path.join(siteDir, 'node_modules'), ...PACKAGE_FOLDERS])],
      immutablePaths: [],
    },
    cache: webpackCacheDir
      ? {
          type: 'filesystem',
          name,
          cacheDirectory: webpackCacheDir,
          compression: false,
          version,
        }
      : false,
    module: moduleRules(settings, name, rootsOf(settings)),
    resolve: {
      // `url(/img/x.png)` in a style sheet refers to a file at that path in the output; it is published under its hash.
      roots: [
        ...settings.staticDirectories.map((folder) => path.join(siteDir, folder)).reverse(),
        // In Docusaurus it may also refer to a file of the site folder: `url(/static/img/x.png)`.
        ...(settings.isLoose ? [siteDir] : []),
      ],
      preferAbsolute: true,
      extensions: [...MODULE_EXTENSIONS, '.json'],
      byDependency: Object.fromEntries(STYLE_IMPORTS.map((kind) => [kind, {extensions: ['.css']}])),
      // A site folder without its own packages uses the generator's.
      modules: ['node_modules', ...packageFoldersAbove(siteDir), ...PACKAGE_FOLDERS],
      alias: {
        // A longer name is looked for before its beginning.
        ...namesIn(aliases),
        [SITE_ALIAS]: siteDir,
        [GENERATOR_ALIAS]: sourceDir,
        ...(name !== 'prerender' && settings.framework?.aliases),
        // Two copies of React or of the router in one app would not share state.
        ...Object.fromEntries(SHARED_PACKAGES.map((name) => [name, dependencyDir(name)])),
      },
    },
  };
}
