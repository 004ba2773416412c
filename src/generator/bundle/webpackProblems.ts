import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Stats, StatsError} from 'webpack';
import {locateString, locateText} from '../problems/locateInSource.ts';
import {missingPackage} from '../problems/missingPackage.ts';
import {nearestImport} from '../problems/nearestImport.ts';
import {distinctProblems, type Problem} from '../shared/problems/Problem.ts';
import type {BundleSettings} from './createWebpackConfig.ts';

/** What is wrong, and where. */
type Told = Pick<Problem, 'line' | 'column' | 'message' | 'hint'>;

/** What names in imports stand for. */
type Roots = Pick<BundleSettings, 'siteDir' | 'aliases'>;

/** What webpack complains of, each complaint once. */
export function webpackProblems(stats: Stats, {siteDir, aliases}: Roots): Problem[] {
  const json = stats.toJson({all: false, errors: true, warnings: true, moduleTrace: false});
  const {errors = [], warnings = []} = json;
  // webpack names modules relative to its context, which is not the site's folder; far ones by their absolute path.
  const {context} = stats.compilation.compiler;
  const problemOf = (error: StatsError, severity: Problem['severity']): Problem => {
    const name = error.moduleName?.split('!').at(-1)?.replace(/\?.*$/, '');
    if (!name) return {severity, ...told(error)};
    const file = path.resolve(context, name);
    const request = /Can't resolve '([^']+)'/.exec(error.message)?.[1]?.replace(/\?component$/, '');
    return {
      severity,
      file: path.relative(siteDir, file).split(path.sep).join('/'),
      ...(request === undefined ? told(error) : missingImport(request, file, {'@site': siteDir, ...aliases})),
    };
  };
  return distinctProblems([
    ...errors.map((error) => problemOf(error, 'error')),
    ...warnings.map((warning) => problemOf(warning, 'warning')),
  ]);
}

function told({message, loc}: StatsError): Told {
  const [line, column] = (loc ?? '').split(/[:-]/).map(Number);
  const inText = /\((\d+):(\d+)\)/.exec(message);
  return {
    ...(inText
      ? {line: Number(inText[1]), column: Number(inText[2]) + 1}
      : {line, column: column === undefined ? undefined : column + 1}),
    message: cleanMessage(message),
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

/** webpack's place is that in the transformed module: the import is looked for in the file as it was written. */
function missingImport(request: string, file: string, roots: Readonly<Record<string, string>>): Told {
  const [name = '', query = ''] = request.split(/(?=\?)/);
  const text = readText(file);
  // Names of loaders may stand before it.
  const place = locateString(text, request) ?? locateText(text, `!${name}`);
  const alias = request.split('/')[0] ?? '';
  const root = roots[alias];
  if (root === undefined && !/^\.{0,2}\//.test(request)) return {...place, ...missingPackage(request)};
  const wanted =
    root === undefined ? path.resolve(path.dirname(file), name) : path.join(root, name.slice(alias.length));
  const near = nearestImport(name, wanted);
  return {
    ...place,
    message: `The imported file \`${request}\` does not exist.`,
    hint: near ? `Did you mean \`${near}${query}\`?` : 'Check the path, or remove the import.',
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A module that is no file, or is gone since: the problem is told without a line.
    return '';
  }
}
