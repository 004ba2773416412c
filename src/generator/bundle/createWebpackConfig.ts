import {createHash} from 'node:crypto';
import path from 'node:path';
import type {TransformOptions} from '@babel/core';
import {EsbuildPlugin} from 'esbuild-loader';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, {type Configuration, type Module, type PathData} from 'webpack';
import {
  dependencyDir,
  dependencyVersion,
  PACKAGE_FOLDERS,
  packageFoldersAbove,
  resolveDependency,
} from '../files/dependencies.ts';
import {sourceDir} from '../files/ownPackage.ts';
import {EXTERNAL_PACKAGES, SHARED_PACKAGES} from './prerender/externalPackages.ts';
import type {FrameworkPlugin} from './framework/FrameworkPlugin.ts';
import {COMPONENT_QUERY, importFiles, readDrawing} from './files/babelFiles.ts';
import {markPure} from './files/markPure.ts';
import {parseJson} from '../yaml/parseJson.ts';
import {parseYaml} from '../yaml/parseYaml.ts';
import {ASSET} from './files/fileNames.ts';
import {unescapePath} from './modulePath.ts';
import {isInPackage, isToBeCompiled} from './packageFiles.ts';
import {namesIn, replacementsIn, replacePlugins} from './replaceModules.ts';
import {PortableIdsPlugin} from './portableIds.ts';
import {UNOPTIMIZED} from './unoptimized.ts';
import {addBundling} from './addBundling.ts';
import {MARKDOWN, type MarkdownModules} from './importedMarkdown.ts';
import type {SiteBundling} from './siteBundling.ts';
import {GENERATOR_ALIAS, type SourceRoots, sourceRoots} from './sourceRoots.ts';
import {compileSass, SASS_FILE} from './styles/compileSass.ts';
import {createTransform, type Transform} from './transformModule.ts';

/** As webpack's own names. */
const CLASS_NAME_LENGTH = 6;

/** Modules of the packages of which a bundle holds parts alone, and which do not say which those are. */
const REACT_PACKAGE =
  /[\\/]node_modules[\\/](?:react-router|react-router-dom|react-helmet-async)[\\/].*\.m?js$/;

/** What differs from one site, and one machine, to the next. */
export interface BundleSettings {
  /** Folder of the generator. */
  generatorDir: string;
  /** Real path of the site folder. */
  siteDir: string;
  /** Version of the generator and of what it bundles with: a bundle of another is not taken from webpack's cache. */
  version: string;
  /** What a site may import other than packages and its own files: the absolute path of each name, or first part of a name. */
  aliases: Readonly<Record<string, string>>;
  /** See `BundleRequest`. */
  staticDirectories: readonly string[];
  /** See `BundleRequest`. */
  isLoose?: boolean;
  /** See `BundleRequest`. */
  bundling?: SiteBundling;
  /** Makes modules of the Markdown files that components import; absent: none may be imported. */
  markdown?: MarkdownModules;
  /** Generated entry modules. */
  entries: {browser: string; prerender: string};
  /** What replaces the modules of the framework, which the browser loads before; absent: it is in the bundle. */
  framework?: FrameworkPlugin;
  /** Where the bundles are written. */
  outDir: string;
  /** Folder of webpack's own cache, for this process alone; absent: none. */
  webpackCacheDir?: string;
  /** Folder for transformed modules, which the second bundle takes from the first. */
  transformDir: string;
  /** See `writeTransformLoader`. */
  transformLoader: string;
  /** Address of the assets, with baseUrl. */
  publicPath: string;
  /** Babel plugin that makes the browser's components replaceable while they run (React Fast Refresh); absent: none. */
  refreshPlugin?: string;
  /** Whether the prerender bundle gets a source map, in its own file next to it. */
  sourceMaps?: boolean;
}

/**
 * The two bundles of the React app: the browser's, split into chunks with hashed names, and the one that prerenders,
 * a single file for Node. Content is not bundled: Markdown becomes page modules of its own.
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

function browserBundle(settings: BundleSettings): Configuration {
  return {
    ...shared(settings, 'browser'),
    target: ['web', 'es2022'],
    entry: {main: settings.entries.browser},
    output: {
      path: path.join(settings.outDir, 'browser'),
      publicPath: settings.publicPath,
      filename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      // The main script lists the names of all chunks that load later, and every first visit loads that list.
      chunkFilename: '[id].[contenthash:8].js',
      cssChunkFilename: '[id].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout: 120_000,
    },
    optimization: {
      minimizer: [minifyScripts(), new EsbuildPlugin({include: /\.css$/, css: true})],
      // By a plugin below.
      moduleIds: false,
      chunkIds: false,
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // React and the router change more seldom than the theme, and readers keep them longer.
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
      ...replacePlugins(replacementsIn(settings.aliases)),
      new PortableIdsPlugin(rootsOf(settings).toNames),
      ...(settings.framework ? [settings.framework] : []),
    ],
  };
}

/** The script of the framework's modules, see `FRAMEWORK_MODULES`; its entry is that of the browser. */
export function createFrameworkConfig(settings: BundleSettings): Configuration {
  return {
    ...shared(settings, 'browser'),
    target: ['web', 'es2022'],
    entry: {framework: settings.entries.browser},
    output: {path: settings.outDir, filename: '[name].[contenthash:8].js'},
    optimization: {minimizer: [minifyScripts()], moduleIds: false, chunkIds: false},
    plugins: [new PortableIdsPlugin(rootsOf(settings).toNames)],
  };
}

/** swc drops what nothing uses inside of a module, which esbuild does not; the router is one large module. */
function minifyScripts() {
  return new TerserPlugin({
    // A script that is loaded as it is, and small already.
    exclude: /^mermaid\./,
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    parallel: false,
    terserOptions: {
      ecma: 2022,
      module: true,
      // After two passes, the default, functions are left that a third one inlines.
      compress: {passes: 3},
      mangle: true,
      format: {comments: false},
    },
  });
}

function rootsOf(settings: BundleSettings): SourceRoots {
  return sourceRoots(settings, {
    ...foldersAbove(settings.siteDir),
    '@entry': path.dirname(settings.entries.browser),
    '@loader': path.dirname(settings.transformLoader),
  });
}

/** The folders that hold the site folder, but for the root: docs may lie next to it, and packages above. */
function foldersAbove(siteDir: string, name = '@site'): Record<string, string> {
  const above = path.dirname(siteDir);
  if (above === path.dirname(above)) return {};
  return {[`${name}/..`]: above, ...foldersAbove(above, `${name}/..`)};
}

/** Whether a module is of a package, the generator's own left out. */
function isFramework(name: string | null, siteDir: string): boolean {
  const file = unescapePath(name ?? '');
  return name !== null && !file.startsWith(sourceDir + path.sep) && isInPackage(file, siteDir);
}

function prerenderBundle(settings: BundleSettings): Configuration {
  return {
    ...shared(settings, 'prerender'),
    target: 'node20',
    entry: {prerender: settings.entries.prerender},
    plugins: replacePlugins(replacementsIn(settings.aliases)),
    ...(settings.sourceMaps && {
      plugins: [
        ...replacePlugins(replacementsIn(settings.aliases)),
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
    // Node loads these itself, those of the generator (see `loadPrerenderBundle`): bundling them would take as long as the
    // rest. React is its production build, since commands set NODE_ENV.
    externals: Object.fromEntries(
      [...EXTERNAL_PACKAGES, 'react/jsx-runtime', 'react-dom/server'].map((name) => [
        name,
        `commonjs ${name}`,
      ]),
    ),
    optimization: UNOPTIMIZED,
    module: {
      ...shared(settings, 'prerender').module,
      parser: {javascript: {dynamicImportMode: 'eager'}},
    },
  };
}

function shared(settings: BundleSettings, name: string): Configuration {
  const {generatorDir, siteDir, version, aliases, webpackCacheDir, transformDir, refreshPlugin} = settings;
  const reactVersion = dependencyVersion('react');
  const babel = (key: string, options: TransformOptions) => ({
    loader: settings.transformLoader,
    options: {
      transform: createTransform(
        {cwd: generatorDir, babelrc: false, configFile: false, ...options},
        `${version} ${key}`,
        path.join(transformDir, 'transforms'),
      ),
    },
  });
  return {
    name,
    mode: 'production',
    context: generatorDir,
    devtool: false,
    performance: false,
    // The type checker has checked the options; checking them again takes a tenth of a second.
    validate: false,
    infrastructureLogging: {level: 'error'},
    experiments: {css: true},
    // All else may change like any source, wherever the site lies.
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
          idleTimeoutForInitialStore: 0,
          version,
        }
      : false,
    module: {
      generator: {'css/module': {localIdentName: createClassName(rootsOf(settings))}},
      rules: [
        {
          test: /\.[jt]sx?$/,
          include: (file) => isToBeCompiled(file, {siteDir, sourceDir}),
          use: babel(refreshPlugin && name === 'browser' ? 'modules with refresh' : 'modules', {
            sourceType: 'unambiguous',
            presets: [
              [resolveDependency('@babel/preset-react'), {runtime: 'automatic'}],
              [
                resolveDependency('@babel/preset-typescript'),
                {allowDeclareFields: true, optimizeConstEnums: true},
              ],
            ],
            plugins: [
              importFiles,
              ...(refreshPlugin && name === 'browser' ? [[refreshPlugin, {skipEnvCheck: true}]] : []),
            ],
          }),
        },
        ...(name === 'browser' && !refreshPlugin
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
        // Node wants the extension in imports of such modules; what replaces a part of the theme is named without.
        {
          test: /\.m?js$/,
          include: (file) => file.startsWith(sourceDir + path.sep) || !isInPackage(file, siteDir),
          resolve: {fullySpecified: false},
        },
        // A page that imports one component of the theme loads no other: only style sheets and entries work by being imported.
        // The framework's script lacks what no module of the app uses: a module that could pass it on says nothing of that.
        {test: /\.[jt]sx?$/, include: sourceDir, sideEffects: false, parser: {exportsPresence: false}},
        // The site's package.json, which is above the entries, says nothing of them.
        {include: path.dirname(settings.entries.browser) + path.sep, sideEffects: true},
        {
          test: /\.svg$/,
          resourceQuery: COMPONENT_QUERY,
          type: 'javascript/auto',
          use: babel('drawings', {plugins: [readDrawing]}),
        },
        {test: /\.(?:css|s[ac]ss)$/, exclude: /\.module\.\w+$/, type: 'css/global'},
        // As writers know it: `import styles from './x.module.css'`.
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
        {
          test: ASSET,
          resourceQuery: {not: COMPONENT_QUERY},
          type: 'asset',
        },
        {test: /\.json$/, resourceQuery: {not: /raw/}, type: 'json', parser: {parse: parseJson}},
        {test: /\.ya?ml$/, resourceQuery: {not: /raw/}, type: 'json', parser: {parse: parseYaml}},
        {resourceQuery: /raw/, type: 'asset/source'},
      ],
    },
    resolve: {
      // `url(/img/x.png)` in a style sheet names a file that the output has there; it is published under its hash.
      roots: [
        ...settings.staticDirectories.map((folder) => path.join(siteDir, folder)).reverse(),
        // In Docusaurus it may also name a file of the site folder: `url(/static/img/x.png)`.
        ...(settings.isLoose ? [siteDir] : []),
      ],
      preferAbsolute: true,
      extensions: ['.tsx', '.ts', '.mjs', '.jsx', '.js', '.json'],
      // A site folder without packages of its own uses those of the generator.
      modules: ['node_modules', ...packageFoldersAbove(siteDir), ...PACKAGE_FOLDERS],
      alias: {
        '@site': siteDir,
        [GENERATOR_ALIAS]: sourceDir,
        ...namesIn(aliases),
        ...(name === 'browser' && settings.framework?.aliases),
        // Two copies of React or of the router in one app know nothing of each other.
        ...Object.fromEntries(SHARED_PACKAGES.map((name) => [name, dependencyDir(name)])),
      },
    },
  };
}

/** Style sheets become CSS before anything else looks at them. */
function sassTransform(siteDir: string): Transform {
  return async (source, {file}) => {
    const {css, files} = compileSass(file, siteDir, source);
    return {code: css, files};
  };
}

/** What is found in the text is reported by each bundling: webpack's cache has no place for it. */
function markdownTransform(modules: MarkdownModules): Transform {
  return async (source, {file}) => {
    const {code, files} = await modules.compile(source, file);
    return {code, files, isKept: false};
  };
}

/** Makes class names of style modules as webpack does, but of names instead of paths: they are the same wherever the site lies. */
function createClassName({toNames}: SourceRoots) {
  return ({module, local}: PathData): string => {
    const file = module instanceof webpack.NormalModule ? unescapePath(module.resource) : '';
    return createHash('sha1')
      .update(`${toNames(file)}\0${local}`)
      .digest('base64url')
      .slice(0, CLASS_NAME_LENGTH);
  };
}
