import path from 'node:path';
import webpack, {type Stats, type StatsCompilation, type StatsError} from 'webpack';
import createWebpackConfig, {type BundleSettings} from '../../../webpack.config.ts';
import {distinctProblems} from '../../problems/distinctProblems.ts';
import type {Problem} from '../../problems/Problem.ts';
import type {WebpackOutput} from './createBundles.ts';

export interface WebpackResult {
  /** Absent after an error. */
  output?: WebpackOutput;
  problems: Problem[];
}

/**
 * Makes one of the two bundles. What webpack complains of becomes problems, and there is no output when one of them is
 * an error.
 */
export async function runWebpack(
  name: 'browser' | 'prerender',
  settings: BundleSettings,
): Promise<WebpackResult> {
  const config = createWebpackConfig(settings).find((one) => one.name === name);
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
  const problems = problemsOf(stats, settings.siteDir);
  if (problems.some(({severity}) => severity === 'error')) return {problems};
  return {output: {...describeOutput(stats), inputs: inputsOf(stats)}, problems};
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

function inputsOf({compilation}: Stats): string[] {
  return [...compilation.fileDependencies].filter(
    (file) => !file.includes(`${path.sep}node_modules${path.sep}`) && path.extname(file),
  );
}

function filesOf(json: StatsCompilation, chunkGroup: string): string[] {
  return (json.namedChunkGroups?.[chunkGroup]?.assets ?? []).map(({name}) => name);
}

/** What webpack complains of, each complaint once. */
export function problemsOf(stats: Stats, siteDir: string): Problem[] {
  const json = stats.toJson({all: false, errors: true, warnings: true, moduleTrace: false});
  const {errors = [], warnings = []} = json;
  // webpack names modules relative to its context, which is not the site's folder; far ones by their absolute path.
  const fileOf = (name: string): string =>
    path.relative(siteDir, path.resolve(stats.compilation.compiler.context, name)).split(path.sep).join('/');
  return distinctProblems([
    ...errors.map((error) => toProblem(error, 'error', fileOf)),
    ...warnings.map((warning) => toProblem(warning, 'warning', fileOf)),
  ]);
}

function toProblem(
  error: StatsError,
  severity: Problem['severity'],
  fileOf: (name: string) => string,
): Problem {
  const [line, column] = (error.loc ?? '').split(/[:-]/).map(Number);
  const file = error.moduleName?.split('!').at(-1);
  const inText = /\((\d+):(\d+)\)/.exec(error.message);
  const message = cleanMessage(error.message);
  return {
    severity,
    ...(file && {file: fileOf(file)}),
    ...(inText
      ? {line: Number(inText[1]), column: Number(inText[2]) + 1}
      : {line, column: column === undefined ? undefined : column + 1}),
    message,
    ...(message.includes("Can't resolve") && {
      hint: 'Check the spelling of the path, or install the package.',
    }),
  };
}

/** The first lines of webpack's message say what is wrong; code frames and traces of loaders follow. */
function cleanMessage(message: string): string {
  const lines = message
    .replace(/^Module build failed.*\n/, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return (lines[0] ?? message).replace(/^(?:SyntaxError|Error): /, '').replace(/^\/\S+?: /, '');
}
