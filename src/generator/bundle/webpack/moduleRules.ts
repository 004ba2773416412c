import {createHash} from 'node:crypto';
import path from 'node:path';
import type {TransformOptions} from '@babel/core';
import webpack, {type Configuration, type PathData} from 'webpack';
import {siteSource} from '../../files/code/siteSource.ts';
import {dependencyVersion} from '../../files/packages/dependencies.ts';
import {isBelow} from '../../files/placeBelow.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {parseJson} from '../../yaml/parseJson.ts';
import {parseYaml} from '../../yaml/parseYaml.ts';
import type {BundleSettings} from '../requests/BundleSettings.ts';
import {readsFile} from '../requests/siteBundling.ts';
import {COMPONENT_QUERY, readDrawing} from '../files/babelFiles.ts';
import {FILE, IMAGE, STYLE_SHEET, STYLES} from '../files/fileNames.ts';
import {markPure} from '../files/markPure.ts';
import {svgDataUrl} from '../files/svgDataUrl.ts';
import {MARKDOWN, type MarkdownModules} from '../transforms/importedMarkdown.ts';
import {LACKED_QUERY, textWithStandIns} from '../standIns/lackedExports.ts';
import {unescapePath} from '../modules/modulePath.ts';
import {guardModule} from '../transforms/guardModule.ts';
import {moduleTransform, SCRIPT} from '../transforms/moduleTransform.ts';
import {isInPackage, isToBeCompiled} from '../modules/packageFiles.ts';
import type {SourceRoots} from '../modules/sourceRoots.ts';
import {scopePattern} from '../standIns/standIns.ts';
import {compileSass, SASS_FILE} from '../styles/compileSass.ts';
import {type Transform, transformWith} from '../transforms/transformModule.ts';

/** The same length as webpack's own names. */
const HASH_LENGTH = 6;

/** Modules of packages of which a bundle contains only parts, and which don't declare side effects themselves. */
const REACT_PACKAGE =
  /[\\/]node_modules[\\/](?:react-router|react-router-dom|react-helmet-async)[\\/].*\.m?js$/;

/** A package that is written as UMD. */
const PROGRESS_PACKAGE = /[\\/]node_modules[\\/]nprogress[\\/].*\.js$/;

/**
 * How webpack reads each kind of file.
 *
 * @param name Name of the bundle.
 */
export function moduleRules(
  settings: BundleSettings,
  name: string,
  roots: SourceRoots,
): NonNullable<Configuration['module']> {
  const {siteDir, aliases, refreshPlugin} = settings;
  const reactVersion = dependencyVersion('react');
  const parts = settings.bundling?.[name === 'prerender' ? 'prerender' : 'browser'] ?? [];
  const hasOwnSass = parts.some((part) => readsFile(part, 'a.scss'));
  const sheets = hasOwnSass ? /\.css$/ : STYLE_SHEET;
  const through = (transform: Transform) => ({loader: settings.transformLoader, options: {transform}});
  const babel = (key: string, options: TransformOptions) => through(transformWith(settings, key, options));
  return {
    // With the mark of an ES module, a module that is required would lack the `default` that compiled code reads.
    generator: Object.fromEntries(
      CSS_MODULE_TYPES.map((type) => [type, {localIdentName: createClassName(roots), esModule: false}]),
    ),
    parser: Object.fromEntries(CSS_MODULE_TYPES.map((type) => [type, CSS_MODULES])),
    rules: [
      {
        test: SCRIPT,
        include: (file) => isToBeCompiled(file, {siteDir, sourceDir}),
        use: through(
          name === 'prerender' ? guardedTransform(settings) : moduleTransform(settings, refreshPlugin),
        ),
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
      // It becomes part of the module that imports it. Otherwise they would be two modules, whose order in their chunk
      // depends on where caches are, or the app's script would contain what webpack needs to import it by itself.
      {
        test: PROGRESS_PACKAGE,
        parser: {amd: false},
        use: through(umdToModule),
      },
      // Node requires extensions in imports of such modules, but replacements of theme parts are requested without
      // one.
      {
        test: /\.m?js$/,
        include: (file) => isBelow(sourceDir, file) || !isInPackage(file, siteDir),
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
      // A style sheet of a package may be imported without its extension.
      {test: STYLES, resolve: {fullySpecified: false}},
      {test: sheets, exclude: /\.module\.\w+$/, type: 'css/global'},
      {test: sheets, include: /\.module\.\w+$/, type: 'css/module'},
      ...(hasOwnSass ? [] : [{test: SASS_FILE, use: through(sassTransform(siteDir))}]),
      ...(settings.markdown
        ? [
            {
              test: MARKDOWN,
              resourceQuery: {not: /raw/},
              type: 'javascript/auto',
              use: through(markdownTransform(settings.markdown)),
            },
          ]
        : []),
      {test: IMAGE, resourceQuery: {not: COMPONENT_QUERY}, type: 'asset'},
      {test: /\.svg$/, issuer: STYLES, generator: {dataUrl: svgDataUrl}},
      // Not inlined if they are small: a page uses only some of the fonts that its style sheets name.
      {test: FILE, type: 'asset/resource'},
      ...(scopePattern(aliases)
        ? [
            {
              resourceQuery: (query: string) => query.startsWith(LACKED_QUERY),
              type: 'javascript/auto',
              use: through(standInTransform(aliases)),
            },
          ]
        : []),
      {test: /\.json$/, resourceQuery: {not: /raw/}, type: 'json', parser: {parse: parseJson}},
      {test: /\.ya?ml$/, resourceQuery: {not: /raw/}, type: 'json', parser: {parse: parseYaml}},
      {resourceQuery: /raw/, type: 'asset/source'},
    ],
  };
}

/**
 * CSS modules as authors write them, `import styles from './x.module.css'`: only classes, ids and animations are local. Other
 * names, such as `--ifm-color-primary`, are those of the whole site.
 */
const CSS_MODULES = {
  namedExports: false,
  container: false,
  customIdents: false,
  dashedIdents: false,
  function: false,
  grid: false,
};

/** The kinds of modules that may be CSS modules; of the second, those that are named so. The site's plugins may use both. */
export const CSS_MODULE_TYPES = ['css/module', 'css/auto'];

/** Turns a UMD module into an ES module, whose default export is what it assigns to `module.exports`. */
const umdToModule: Transform = async (source) => ({
  code: `const module = {exports: {}};\nconst exports = module.exports;\n${source}\nexport default module.exports;\n`,
});

/** For Node, where a loop of a module that never ends would block the build. */
function guardedTransform(settings: BundleSettings): Transform {
  const transform = moduleTransform(settings);
  return (source, module) => {
    const {file} = module;
    const isOwn = siteSource(settings.siteDir, file, sourceDir) !== undefined;
    return transform(isOwn ? guardModule(source, file) : source, module);
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
 * wherever the site is. They start with the written name, by which other style sheets find it: `[class^='card_']`.
 */
function createClassName({toNames}: SourceRoots) {
  return ({module, local}: PathData): string => {
    const file = module instanceof webpack.NormalModule ? unescapePath(module.resource) : '';
    const hash = createHash('sha1')
      .update(`${toNames(file)}\0${local}`)
      .digest('base64url');
    return `${local}_${hash.slice(0, HASH_LENGTH)}`;
  };
}
