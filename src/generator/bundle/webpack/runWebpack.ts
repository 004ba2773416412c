import {existsSync} from 'node:fs';
import path from 'node:path';
import webpack, {type Configuration, type Stats, type StatsCompilation} from 'webpack';
import type {AppModulesPlugin} from './AppModulesPlugin.ts';
import type {BundleSettings} from '../requests/BundleSettings.ts';
import createWebpackConfig, {createFrameworkConfig, createSiteConfig} from './createWebpackConfig.ts';
import {bundleInputs} from '../modules/packageFiles.ts';
import {distinctProblems, hasErrors, type Problem} from '../../shared/problems/Problem.ts';
import {checkStyles} from '../styles/checkStyles.ts';
import {webpackProblems} from '../problems/webpackProblems.ts';
import {writeFault} from '../problems/writeFault.ts';
import {isBelow} from '../../files/placeBelow.ts';

/** The result of a run of webpack. */
export interface WebpackOutput {
  /** Names of the browser bundle's files. */
  files: string[];
  /** Initial files, in order. */
  initial: string[];
  /** Files by chunk name, without the initial ones. */
  chunks: Record<string, string[]>;
  /** Absolute paths of the source files, see `bundleInputs`. */
  inputs: string[];
  /** Absolute paths below the site folder at which nothing is: imports would refer to it if it existed. */
  absent: string[];
}

export interface WebpackResult {
  /** Absent after an error. */
  output?: WebpackOutput;
  problems: Problem[];
}

/**
 * Creates one of the two bundles, or the framework's script, which browsers load first. webpack's messages become
 * problems; if one of them is an error, there is no output.
 */
export async function runWebpack(
  name: 'browser' | 'prerender' | 'framework',
  settings: BundleSettings,
): Promise<WebpackResult> {
  const config =
    name === 'framework'
      ? createFrameworkConfig(settings)
      : createWebpackConfig(settings).find((one) => one.name === name);
  if (!config) throw new Error(`There is no bundle ${name}.`);
  return runConfig(config, settings);
}

/**
 * Creates the bundle of a site's own components and style sheets.
 *
 * @param stylesEntry Absolute path of the module that imports the style sheets; its chunk has the name `styles`.
 */
export async function runSiteWebpack(
  settings: BundleSettings,
  {app, stylesEntry}: {app: AppModulesPlugin; stylesEntry?: string},
): Promise<WebpackResult> {
  return runConfig(createSiteConfig(settings, {app, stylesEntry}), settings);
}

async function runConfig(config: Configuration, settings: BundleSettings): Promise<WebpackResult> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack returned no compiler.');
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('webpack returned no result.')) : resolve(result),
    );
  });
  const fault = writeFault(stats.compilation.errors);
  if (fault) throw fault;
  const inputs = inputsOf(stats, settings.siteDir);
  const ofStyles =
    config.name === 'prerender' ? [] : await checkStyles(settings.siteDir, inputs, styleRules(settings));
  const problems = distinctProblems([
    ...webpackProblems(stats, settings).filter((problem) => !isKnown(problem, ofStyles)),
    ...ofStyles,
  ]);
  const result = {
    ...(!hasErrors(problems) && {
      output: {...describeOutput(stats), inputs, absent: absentOf(stats, settings.siteDir)},
    }),
    problems,
  };
  // Closing writes webpack's cache.
  const close = (): Promise<void> =>
    new Promise((resolve, reject) => {
      compiler.close((error) => (error ? reject(error) : resolve()));
    });
  if (settings.closeLater) settings.closeLater(close);
  else await close();
  return result;
}

/** Whether a warning of webpack is about what an error in the same line of a style sheet says in more detail. */
function isKnown({severity, file, line}: Problem, ofStyles: readonly Problem[]): boolean {
  return (
    severity === 'warning' &&
    ofStyles.some((one) => one.severity === 'error' && one.file === file && one.line === line)
  );
}

/** How the style sheets of an app are checked. */
export function styleRules({
  isLoose,
  bundling,
}: Pick<BundleSettings, 'isLoose' | 'bundling'>): Parameters<typeof checkStyles>[2] {
  return {...(isLoose && {isLoose}), ...(bundling?.readsContent && {hasOwnSyntax: true})};
}

/** Describes the result of a bundling, normally of the browser's bundle. */
export function describeOutput(browser: Stats): Omit<WebpackOutput, 'inputs' | 'absent'> {
  const json = browser.toJson({
    all: false,
    chunkGroups: true,
    chunkGroupAuxiliary: false,
  });
  const initial = filesOf(json, 'main');
  const names = Object.keys(json.namedChunkGroups ?? {}).filter((name) => name !== 'main');
  return {
    // Taken from the compilation, because the statistics of a watching compiler summarize unchanged files.
    files: browser.compilation
      .getAssets()
      .map(({name}) => name)
      .sort(),
    initial,
    chunks: Object.fromEntries(
      names.map((name) => [name, filesOf(json, name).filter((file) => !initial.includes(file))]),
    ),
  };
}

/** Absolute paths of the source files, see `bundleInputs`. */
export function inputsOf({compilation}: Stats, siteDir: string): string[] {
  return bundleInputs(
    // webpack also lists the folders in which it looks for packages. The loaders are among the other dependencies.
    [...compilation.fileDependencies, ...compilation.buildDependencies].filter(
      (file) => path.extname(file) && file !== siteDir && !isBelow(file, siteDir),
    ),
    siteDir,
  );
}

/** See `WebpackOutput`. */
function absentOf({compilation}: Stats, siteDir: string): string[] {
  return bundleInputs(compilation.missingDependencies, siteDir).filter(
    (file) => isBelow(siteDir, file) && !existsSync(file),
  );
}

function filesOf(json: StatsCompilation, chunkGroup: string): string[] {
  return (json.namedChunkGroups?.[chunkGroup]?.assets ?? []).map(({name}) => name);
}
