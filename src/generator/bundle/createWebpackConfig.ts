import {createHash} from 'node:crypto';
import path from 'node:path';
import type {TransformOptions} from '@babel/core';
import webpack, {type Configuration, type Module, type PathData} from 'webpack';
import {
  dependencyDir,
  dependencyVersion,
  PACKAGE_FOLDERS,
  packageFoldersAbove,
} from '../files/dependencies.ts';
import {MODULE_EXTENSIONS} from '../files/moduleExtensions.ts';
import {sourceDir} from '../files/ownPackage.ts';
import {EXTERNAL_MODULES, SHARED_PACKAGES} from './prerender/externalPackages.ts';
import type {AppModulesPlugin} from './site/AppModulesPlugin.ts';
import type {FrameworkPlugin} from './framework/FrameworkPlugin.ts';
import {COMPONENT_QUERY, readDrawing} from './files/babelFiles.ts';
import {markPure} from './files/markPure.ts';
import {MinifyPlugin} from './MinifyPlugin.ts';
import {parseJson} from '../yaml/parseJson.ts';
import {parseYaml} from '../yaml/parseYaml.ts';
import {FONT, IMAGE} from './files/fileNames.ts';
import {unescapePath} from './modulePath.ts';
import {isInPackage, isToBeCompiled} from './packageFiles.ts';
import {namesIn, replacementsIn} from './replaceModules.ts';
import {replacePlugins} from './replacePlugins.ts';
import {LACKED_QUERY, textWithStandIns} from './lackedExports.ts';
import {standInPlugins} from './standInPlugins.ts';
import {scopePattern} from './standIns.ts';
import {PortableIdsPlugin} from './portableIds.ts';
import {UNOPTIMIZED} from './unoptimized.ts';
import {addBundling} from './addBundling.ts';
import {MARKDOWN, type MarkdownModules} from './importedMarkdown.ts';
import type {SiteBundling} from './siteBundling.ts';
import {GENERATOR_ALIAS, type SourceRoots, sourceRoots} from './sourceRoots.ts';
import {compileSass, SASS_FILE} from './styles/compileSass.ts';
import {type Transform, transformWith} from './transformModule.ts';
import {moduleTransform, SCRIPT} from './moduleTransform.ts';

/** The same length as webpack's own names. */
const CLASS_NAME_LENGTH = 6;

/** Modules of packages of which a bundle contains only parts, and which don't declare side effects themselves. */
const REACT_PACKAGE =
  /[\\/]node_modules[\\/](?:react-router|react-router-dom|react-helmet-async)[\\/].*\.m?js$/;

/** What differs between sites and machines. */
export interface BundleSettings {
  /** Folder of the generator. */
  generatorDir: string;
  /** Real path of the site folder. */
  siteDir: string;
  /** Version of the generator and of its bundling tools: webpack's cache is not shared between versions. */
  version: string;
  /**
   * What a site may import besides packages and its own files: absolute paths by name, or by the first part of a name.
   * A name that ends in `/*` maps to the module that replaces missing ones, see `standInOf`.
   */
  aliases: Readonly<Record<string, string>>;
  /** See `BundleRequest`. */
  staticDirectories: readonly string[];
  /** See `BundleRequest`. */
  isLoose?: boolean;
  /** See `BundleRequest`. */
  bundling?: SiteBundling;
  /** Compiles the Markdown files that components import to modules; absent if importing Markdown is not allowed. */
  markdown?: MarkdownModules;
  /** Generated entry modules. */
  entries: {browser: string; prerender: string};
  /** Replaces the framework's modules, which the browser loads first; absent if they are part of the bundle. */
  framework?: FrameworkPlugin;
  /** Folder that the bundles are written to. */
  outDir: string;
  /** Folder of webpack's own cache, used by this process only; absent for none. */
  webpackCacheDir?: string;
  /** Receives what writes webpack's cache, so that the result need not wait for it; absent: it waits. */
  closeLater?: (close: () => Promise<void>) => void;
  /** Folder for transformed modules, which the second bundling reuses from the first. */
  transformDir: string;
  /** See `writeTransformLoader`. */
  transformLoader: string;
  /** Address of the assets, with baseUrl. */
  publicPath: string;
  /** Babel plugin for React Fast Refresh in the browser; absent for none. */
  refreshPlugin?: string;
  /** Whether the prerender bundle gets a source map, in a separate file next to it. */
  sourceMaps?: boolean;
}

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
      path: path.join(settings.outDir, 'browser'),
      publicPath: settings.publicPath,
      filename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      // Short names: the main script lists the names of all chunks that load later, and every first visit loads that
      // list.
      chunkFilename: '[id].[contenthash:8].js',
      cssChunkFilename: '[id].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout: 120_000,
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
    optimization: {minimizer: [new MinifyPlugin()], moduleIds: false, chunkIds: false},
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
    output: {...browser.output, uniqueName: 'site', filename: 'components.[contenthash:8].js'},
    optimization: {...browser.optimization, splitChunks: false},
    plugins: [...(browser.plugins ?? []), app],
  };
}

function rootsOf(settings: BundleSettings): SourceRoots {
  return sourceRoots(settings, {
    ...foldersAbove(settings.siteDir),
    '@entry': path.dirname(settings.entries.browser),
    '@loader': path.dirname(settings.transformLoader),
  });
}

/** The folders above the site folder, except the root: docs may be next to the site, and packages above it. */
function foldersAbove(siteDir: string, name = '@site'): Record<string, string> {
  const above = path.dirname(siteDir);
  if (above === path.dirname(above)) return {};
  return {[`${name}/..`]: above, ...foldersAbove(above, `${name}/..`)};
}

/** Whether a module belongs to a package other than the generator. */
function isFramework(name: string | null, siteDir: string): boolean {
  const file = unescapePath(name ?? '');
  return name !== null && !file.startsWith(sourceDir + path.sep) && isInPackage(file, siteDir);
}

/** The plugins that put other modules in the place of those that are imported. */
function replacements({aliases}: BundleSettings): webpack.WebpackPluginInstance[] {
  return [...replacePlugins(replacementsIn(aliases)), ...standInPlugins(aliases)];
}

function prerenderBundle(settings: BundleSettings): Configuration {
  return {
    ...shared(settings, 'prerender'),
    target: 'node20',
    entry: {prerender: settings.entries.prerender},
    plugins: replacements(settings),
    ...(settings.sourceMaps && {
      plugins: [
        ...replacements(settings),
        new webpack.SourceMapDevToolPlugin({
          filename: '[file].map',
          append: false,
          noSources: true,
          moduleFilenameTemplate: '[absolute-resource-path]',
        }),
      ],
    }),
    output: {
      path: path.join(settings.outDir, 'prerender'),
      filename: '[name].cjs',
      library: {type: 'commonjs2'},
      publicPath: settings.publicPath,
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    // Node loads these packages itself, from the generator's dependencies (see `loadPrerenderBundle`): bundling them
    // would take as long as everything else. React's production build is used, because the commands set NODE_ENV.
    externals: Object.fromEntries(EXTERNAL_MODULES.map((name) => [name, `commonjs ${name}`])),
    optimization: UNOPTIMIZED,
    module: {
      ...shared(settings, 'prerender').module,
      parser: {javascript: {dynamicImportMode: 'eager'}},
    },
  };
}

function shared(settings: BundleSettings, name: string): Configuration {
  const {generatorDir, siteDir, version, aliases, webpackCacheDir, refreshPlugin} = settings;
  const reactVersion = dependencyVersion('react');
  const babel = (key: string, options: TransformOptions) => ({
    loader: settings.transformLoader,
    options: {transform: transformWith(settings, key, options)},
  });
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
    module: {
      generator: {'css/module': {localIdentName: createClassName(rootsOf(settings))}},
      rules: [
        {
          test: SCRIPT,
          include: (file) => isToBeCompiled(file, {siteDir, sourceDir}),
          use: {
            loader: settings.transformLoader,
            options: {transform: moduleTransform(settings, name === 'prerender' ? undefined : refreshPlugin)},
          },
        },
        ...(name !== 'prerender' && !refreshPlugin
          ? [
              {
                test: REACT_PACKAGE,
                use: babel(`packages for React ${reactVersion}`, {
                  sourceType: 'module',
                  compact: true,
                  plugins: [[markPure, {reactVersion}]],
                }),
              },
            ]
          : []),
        // Node requires extensions in imports of such modules, but replacements of theme parts are requested without
        // one.
        {
          test: /\.m?js$/,
          include: (file) => file.startsWith(sourceDir + path.sep) || !isInPackage(file, siteDir),
          resolve: {fullySpecified: false},
        },
        // A page that imports one component of the theme loads no other: only style sheets and entries have side
        // effects. Re-exports are not checked: the framework's script lacks exports that no module of the app uses, and
        // a module that could re-export them must not be reported.
        {test: /\.[jt]sx?$/, include: sourceDir, sideEffects: false, parser: {exportsPresence: false}},
        // The site's package.json, above the entries, does not apply to them.
        {include: path.dirname(settings.entries.browser) + path.sep, sideEffects: true},
        {
          test: /\.svg$/,
          resourceQuery: COMPONENT_QUERY,
          type: 'javascript/auto',
          use: babel('drawings', {plugins: [readDrawing]}),
        },
        {test: /\.(?:css|s[ac]ss)$/, exclude: /\.module\.\w+$/, type: 'css/global'},
        // As authors write it: `import styles from './x.module.css'`.
        {test: /\.module\.(?:css|s[ac]ss)$/, type: 'css/module', parser: {namedExports: false}},
        {
          test: SASS_FILE,
          use: {loader: settings.transformLoader, options: {transform: sassTransform(siteDir)}},
        },
        ...(settings.markdown
          ? [
              {
                test: MARKDOWN,
                resourceQuery: {not: /raw/},
                type: 'javascript/auto',
                use: {
                  loader: settings.transformLoader,
                  options: {transform: markdownTransform(settings.markdown)},
                },
              },
            ]
          : []),
        {test: IMAGE, resourceQuery: {not: COMPONENT_QUERY}, type: 'asset'},
        // Not inlined if they are small: a page uses only some of the fonts that its style sheets name.
        {test: FONT, type: 'asset/resource'},
        ...(scopePattern(aliases)
          ? [
              {
                resourceQuery: (query: string) => query.startsWith(LACKED_QUERY),
                type: 'javascript/auto',
                use: {loader: settings.transformLoader, options: {transform: standInTransform(aliases)}},
              },
            ]
          : []),
        {test: /\.json$/, resourceQuery: {not: /raw/}, type: 'json', parser: {parse: parseJson}},
        {test: /\.ya?ml$/, resourceQuery: {not: /raw/}, type: 'json', parser: {parse: parseYaml}},
        {resourceQuery: /raw/, type: 'asset/source'},
      ],
    },
    resolve: {
      // `url(/img/x.png)` in a style sheet refers to a file at that path in the output; it is published under its hash.
      roots: [
        ...settings.staticDirectories.map((folder) => path.join(siteDir, folder)).reverse(),
        // In Docusaurus it may also refer to a file of the site folder: `url(/static/img/x.png)`.
        ...(settings.isLoose ? [siteDir] : []),
      ],
      preferAbsolute: true,
      extensions: [...MODULE_EXTENSIONS, '.json'],
      // A site folder without its own packages uses the generator's.
      modules: ['node_modules', ...packageFoldersAbove(siteDir), ...PACKAGE_FOLDERS],
      alias: {
        // A longer name is looked for before its beginning.
        ...namesIn(aliases),
        '@site': siteDir,
        [GENERATOR_ALIAS]: sourceDir,
        ...(name !== 'prerender' && settings.framework?.aliases),
        // Two copies of React or of the router in one app would not share state.
        ...Object.fromEntries(SHARED_PACKAGES.map((name) => [name, dependencyDir(name)])),
      },
    },
  };
}

/** Compiles Sass to CSS before any other processing. */
function sassTransform(siteDir: string): Transform {
  return async (source, {file}) => {
    const {css, files} = compileSass(file, siteDir, source);
    return {code: css, files};
  };
}

/** Adds exports that a module lacks, see `withStandIns`. */
function standInTransform(aliases: BundleSettings['aliases']): Transform {
  return async (_, {file, query}) => ({code: textWithStandIns(aliases, file, query)});
}

/** Problems in the text are reported by each bundling: webpack's cache cannot store them. */
function markdownTransform(modules: MarkdownModules): Transform {
  return async (source, {file}) => {
    const {code, files} = await modules.compile(source, file);
    return {code, files, isKept: false};
  };
}

/**
 * Generates class names of CSS modules as webpack does, but from portable names instead of paths: they are the same
 * wherever the site is.
 */
function createClassName({toNames}: SourceRoots) {
  return ({module, local}: PathData): string => {
    const file = module instanceof webpack.NormalModule ? unescapePath(module.resource) : '';
    return createHash('sha1')
      .update(`${toNames(file)}\0${local}`)
      .digest('base64url')
      .slice(0, CLASS_NAME_LENGTH);
  };
}
