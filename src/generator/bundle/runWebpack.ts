import path from 'node:path';
import webpack, {type Stats, type StatsCompilation} from 'webpack';
import createWebpackConfig, {type BundleSettings, createFrameworkConfig} from './createWebpackConfig.ts';
import {bundleInputs} from './packageFiles.ts';
import {hasErrors, type Problem} from '../shared/problems/Problem.ts';
import {checkStyles} from './styles/checkStyles.ts';
import {webpackProblems} from './webpackProblems.ts';

/** What a run of webpack leaves behind. */
export interface WebpackOutput {
  /** Names of the browser bundle's files. */
  files: string[];
  /** Initial files, in order. */
  initial: string[];
  /** Files by chunk name, without the initial ones. */
  chunks: Record<string, string[]>;
  /** Absolute paths of the source files, see `bundleInputs`. */
  inputs: string[];
}

export interface WebpackResult {
  /** Absent after an error. */
  output?: WebpackOutput;
  problems: Problem[];
}

/**
 * Makes one of the two bundles, or the script that a browser loads before its own. What webpack complains of becomes problems, and there is no output when one of them is
 * an error.
 */
export async function runWebpack(
  name: 'browser' | 'prerender' | 'framework',
  settings: BundleSettings,
): Promise<WebpackResult> {
  const config =
    name === 'framework'
      ? createFrameworkConfig(settings)
      : createWebpackConfig(settings).find((one) => one.name === name);
  const compiler = config && webpack(config);
  if (!compiler) throw new Error('webpack gave no compiler.');
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('webpack gave no result.')) : resolve(result),
    );
  });
  // Closing writes webpack's cache.
  await new Promise<void>((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve())),
  );
  const inputs = inputsOf(stats, settings.siteDir);
  const problems = [
    ...webpackProblems(stats, settings),
    ...(name === 'browser' ? await checkStyles(settings.siteDir, inputs, settings.isLoose) : []),
  ];
  if (hasErrors(problems)) return {problems};
  return {output: {...describeOutput(stats), inputs}, problems};
}

/** What a bundling gave, the browser's as a rule. */
export function describeOutput(browser: Stats): Omit<WebpackOutput, 'inputs'> {
  const json = browser.toJson({
    all: false,
    chunkGroups: true,
    chunkGroupAuxiliary: false,
  });
  const initial = filesOf(json, 'main');
  const names = Object.keys(json.namedChunkGroups ?? {}).filter((name) => name !== 'main');
  return {
    // Not from the statistics: those of a watching compiler sum up the files that stayed.
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
    // webpack names folders, too, where it looks for packages.
    [...compilation.fileDependencies].filter(
      (file) => path.extname(file) && !`${siteDir}/`.startsWith(`${file}/`),
    ),
    siteDir,
  );
}

function filesOf(json: StatsCompilation, chunkGroup: string): string[] {
  return (json.namedChunkGroups?.[chunkGroup]?.assets ?? []).map(({name}) => name);
}
