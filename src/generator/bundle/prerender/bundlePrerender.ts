import {existsSync} from 'node:fs';
import path from 'node:path';
import {build} from '../../files/code/esbuild.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {PACKAGE_FOLDERS} from '../../files/packages/dependencies.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {commonJsProblems} from '../problems/commonJsProblems.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {bundleInputs} from '../modules/packageFiles.ts';
import type {BundleSettings} from '../requests/BundleSettings.ts';
import {GENERATOR_ALIAS, sourceRoots} from '../modules/sourceRoots.ts';
import {namesIn, replaceModules, replacementsIn} from '../webpack/replaceModules.ts';
import {standInModules} from '../standIns/standInModules.ts';
import type {MarkdownModules} from '../transforms/importedMarkdown.ts';
import {EXTERNAL_PACKAGES} from '../modules/externalPackages.ts';
import {componentFiles} from './componentFiles.ts';
import {esbuildPlugins} from './esbuildPlugins.ts';
import {failedForWebpack, usesWebpackNames, WEBPACK_DEFINES} from './webpackNames.ts';
import {SITE_ALIAS} from '../../shared/address/siteKey.ts';

/** The result of bundling with esbuild. */
export type PrerenderBundling = PrerenderBundle | {code?: undefined; needsWebpack: boolean};

export interface PrerenderBundle {
  /** A CommonJS module for Node. */
  code: string;
  /** Source map, as JSON, when one was requested; its sources are relative to the generator's folder. */
  map?: string;
  /** Absolute paths of the files that it is made from, see `bundleInputs`, and of components whose file is missing. */
  inputs: string[];
  /** Those of these files that only components of pages need, for each one, by registry key. */
  componentInputs: Record<string, string[]>;
  /** Mistakes in the site's modules that make the bundle useless. */
  mistakes: Problem[];
  /** Whether every component was found; missing ones are left out of the bundle. */
  isComplete: boolean;
}

interface PrerenderOptions {
  sourceMap?: boolean;
  markdown?: MarkdownModules | undefined;
}

/** What the bundle is made from besides its entry. */
type PrerenderSettings = Pick<BundleSettings, 'generatorDir' | 'siteDir' | 'aliases' | 'bundling'>;

/**
 * Bundles the app for prerendering in a tenth of the time that webpack takes.
 *
 * @param contents Source of the entry module, see `generateEntries`.
 * @returns no code if only webpack can bundle the app (`needsWebpack`), because of what it contains or of what the site adds
 *   to the bundler, or if there is a mistake, which webpack reports with its position.
 */
export async function bundlePrerender(
  {generatorDir, siteDir, aliases, bundling}: PrerenderSettings,
  contents: string,
  {sourceMap = false, markdown}: PrerenderOptions = {},
): Promise<PrerenderBundling> {
  if (bundling && bundling.prerender.length > 0) return {needsWebpack: true};
  const {toPath} = sourceRoots({generatorDir, siteDir});
  const missing: string[] = [];
  try {
    const {outputFiles, metafile, warnings} = await build({
      stdin: {contents, resolveDir: generatorDir, loader: 'ts'},
      absWorkingDir: generatorDir,
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      jsx: 'automatic',
      // Sites that come from Docusaurus have JSX in `.js` files. Style sheets have no effect here.
      loader: {'.js': 'jsx', '.css': 'empty', '.scss': 'empty', '.sass': 'empty'},
      external: [...EXTERNAL_PACKAGES],
      // `require` finds the generator's packages, see `loadPrerenderBundle`.
      supported: {'dynamic-import': false},
      logLevel: 'silent',
      ...(sourceMap && {
        sourcemap: 'external',
        sourcesContent: false,
        outfile: path.join(generatorDir, 'prerender.cjs'),
      }),
      alias: {[SITE_ALIAS]: siteDir, [GENERATOR_ALIAS]: sourceDir, ...namesIn(aliases)},
      nodePaths: [path.join(siteDir, 'node_modules'), ...PACKAGE_FOLDERS],
      define: WEBPACK_DEFINES,
      plugins: [
        ...replaceModules(replacementsIn(aliases)),
        ...standInModules(aliases),
        ...esbuildPlugins(siteDir, (key) => missing.push(toPath(key)), markdown),
      ],
    });
    const code = expectDefined(
      outputFiles.find(({path: file}) => !file.endsWith('.map')),
      'the prerender bundle',
    ).text;
    const map = outputFiles.find(({path: file}) => file.endsWith('.map'))?.text;
    if (usesWebpackNames(code)) return {needsWebpack: true};
    const inputsOf = (names: Iterable<string>, more: readonly string[] = []): string[] => {
      const files = [...names]
        .map((name) => path.resolve(generatorDir, name.replace(/^raw:/, '')))
        .filter((name) => existsSync(name));
      return bundleInputs([...files, ...more], siteDir);
    };
    return {
      code,
      map,
      inputs: [...inputsOf(Object.keys(metafile.inputs), markdown?.summary().files), ...missing],
      componentInputs: Object.fromEntries(
        Object.entries(componentFiles(metafile)).map(([key, names]) => [key, inputsOf(names)]),
      ),
      mistakes: commonJsProblems(warnings, {folder: generatorDir, siteDir}),
      isComplete: missing.length === 0,
    };
  } catch (error) {
    return {needsWebpack: failedForWebpack(error)};
  }
}
