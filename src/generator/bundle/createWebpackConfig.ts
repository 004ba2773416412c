import {createRequire} from 'node:module';
import path from 'node:path';
import {EsbuildPlugin} from 'esbuild-loader';
import TerserPlugin from 'terser-webpack-plugin';
import type {Configuration} from 'webpack';
import {COMPONENT_QUERY, importFiles, readDrawing} from './files/babelFiles.ts';
import {parseYaml} from '../yaml/parseYaml.ts';
import {ASSET} from './files/fileNames.ts';

/** What differs from one site, and one machine, to the next. */
export interface BundleSettings {
  /** Folder of the generator. */
  generatorDir: string;
  siteDir: string;
  /** What a site may import besides packages and its own files: the absolute path of each name, or first part of a name. */
  aliases: Readonly<Record<string, string>>;
  /** Generated entry modules. */
  entries: {browser: string; prerender: string};
  /** Where the bundles are written. */
  outDir: string;
  /** Folder of webpack's own cache; absent: none. */
  cacheDir?: string;
  /** Folder for transformed modules, which the second bundle takes from the first. */
  transformDir: string;
  /** Address of the assets, with baseUrl. */
  publicPath: string;
  /** Babel plugin that makes the browser's components replaceable while they run (React Fast Refresh); absent: none. */
  refreshPlugin?: string;
}

/**
 * The two bundles of the React app: the browser's, split into chunks with hashed names, and the one that prerenders,
 * a single file for Node. Content is not bundled: Markdown becomes page modules of its own.
 */
export default function createWebpackConfig(settings: BundleSettings): Configuration[] {
  return [browserBundle(settings), prerenderBundle(settings)];
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
      // swc drops what nothing uses inside of a module, which esbuild does not; the router is one large module.
      minimizer: [
        new TerserPlugin({
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
        }),
        new EsbuildPlugin({include: /\.css$/, css: true}),
      ],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // React and the router change more seldom than the theme, and readers keep them longer.
          framework: {
            test: /[\\/]node_modules[\\/]/,
            name: 'framework',
            chunks: 'initial',
            enforce: true,
          },
        },
      },
    },
  };
}

function prerenderBundle(settings: BundleSettings): Configuration {
  return {
    ...shared(settings, 'prerender'),
    target: 'node20',
    entry: {prerender: settings.entries.prerender},
    output: {
      path: path.join(settings.outDir, 'prerender'),
      filename: '[name].cjs',
      library: {type: 'commonjs2'},
      publicPath: settings.publicPath,
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    // Node loads these itself: bundling them would take as long as the rest. React is its production build, since
    // commands set NODE_ENV.
    externals: Object.fromEntries(
      [
        'react',
        'react/jsx-runtime',
        'react-dom',
        'react-dom/server',
        'react-router-dom',
        'react-helmet-async',
        'nprogress',
      ].map((name) => [name, `commonjs ${resolveFrom(settings.generatorDir, name)}`]),
    ),
    // Size does not matter here, time does: nothing is analysed for what could be left out.
    optimization: {
      minimize: false,
      splitChunks: false,
      concatenateModules: false,
      usedExports: false,
      providedExports: false,
      innerGraph: false,
      mangleExports: false,
      realContentHash: false,
    },
    module: {
      ...shared(settings, 'prerender').module,
      parser: {javascript: {dynamicImportMode: 'eager'}},
    },
  };
}

/** Absolute path of a package's entry, as Node's `require` finds it. */
function resolveFrom(dir: string, name: string): string {
  return createRequire(path.join(dir, 'package.json')).resolve(name);
}

function shared(
  {generatorDir, siteDir, aliases, cacheDir, transformDir, refreshPlugin}: BundleSettings,
  name: string,
): Configuration {
  const inGenerator = (...parts: string[]) => path.join(generatorDir, ...parts);
  const babel = (options: object) => ({
    loader: 'babel-loader',
    options: {
      // Both bundles hold the same modules, and so do the next site's: they are transformed once.
      cacheDirectory: path.join(transformDir, 'babel'),
      cacheCompression: false,
      // Presets are found from here, wherever the command runs.
      cwd: generatorDir,
      babelrc: false,
      configFile: false,
      ...options,
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
    cache: cacheDir
      ? {
          type: 'filesystem',
          name,
          cacheDirectory: cacheDir,
          compression: false,
          idleTimeoutForInitialStore: 0,
          buildDependencies: {
            config: [
              inGenerator('src/generator/bundle/createWebpackConfig.ts'),
              inGenerator('package-lock.json'),
            ],
          },
        }
      : false,
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/,
          exclude: /node_modules/,
          use: babel({
            sourceType: 'unambiguous',
            presets: [
              ['@babel/preset-react', {runtime: 'automatic'}],
              ['@babel/preset-typescript', {allowDeclareFields: true, optimizeConstEnums: true}],
            ],
            plugins: [
              // The name is a part of the key that the result is kept under.
              [importFiles, {}, 'import-files-1'],
              ...(refreshPlugin && name === 'browser' ? [[refreshPlugin, {skipEnvCheck: true}]] : []),
            ],
          }),
        },
        // A page that imports one component of the theme loads no other: only style sheets and entries work by being imported.
        {test: /\.tsx?$/, include: inGenerator('src/generator'), sideEffects: false},
        {
          test: /\.svg$/,
          resourceQuery: COMPONENT_QUERY,
          type: 'javascript/auto',
          use: babel({plugins: [[readDrawing, {}, 'read-drawing-1']]}),
        },
        {test: /\.css$/, exclude: /\.module\.css$/, type: 'css/global'},
        // As writers know it: `import styles from './x.module.css'`.
        {test: /\.module\.css$/, type: 'css/module', parser: {namedExports: false}},
        {
          test: ASSET,
          resourceQuery: {not: COMPONENT_QUERY},
          type: 'asset',
        },
        {test: /\.ya?ml$/, resourceQuery: {not: /raw/}, type: 'json', parser: {parse: parseYaml}},
        {resourceQuery: /raw/, type: 'asset/source'},
      ],
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.jsx', '.js', '.json'],
      // A site folder without packages of its own uses those of the generator.
      modules: ['node_modules', path.join(siteDir, 'node_modules'), inGenerator('node_modules')],
      alias: {
        '@site': siteDir,
        ...aliases,
        // Two copies of React in one app cannot share hooks.
        react: inGenerator('node_modules/react'),
        'react-dom': inGenerator('node_modules/react-dom'),
      },
    },
    resolveLoader: {modules: [inGenerator('node_modules')]},
  };
}
