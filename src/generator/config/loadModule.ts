import {expectDefined} from '../shared/invariants/expectDefined.ts';
import {randomUUID} from 'node:crypto';
import {mkdir, readFile, realpath, rm, stat, writeFile} from 'node:fs/promises';
import {SourceMap, type SourceMapPayload} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build, type Message} from 'esbuild';
import {missingPackage} from '../problems/missingPackage.ts';
import {nearestImport} from '../problems/nearestImport.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {moduleShims, prefixOf, type ShimContext, SHIM_DEFINE} from './moduleShims.ts';

export interface LoadedModule {
  value: unknown;
  /** Every local file that took part, absolute, for watching. */
  files: string[];
}

export interface FailedModule {
  problem: Problem;
  /** The local files that were read before it failed: a change of one of them may mend it. */
  files: string[];
}

/**
 * Loads the default export (or `module.exports`) of a TypeScript, JavaScript or JSON file of the site; a promise is
 * awaited, a function is called without arguments.
 *
 * Local imports are bundled, packages are taken from the site's `node_modules`, else from the generator's. `require`,
 * `require.resolve`, `__dirname`, `__filename` and `import.meta.url` work in either module form, as they do in a
 * Docusaurus site.
 *
 * @param file Absolute path.
 * @param siteDir Absolute path.
 * @returns every failure, of syntax or while running, as one problem; nothing is thrown.
 */
export async function loadModule(
  file: string,
  siteDir: string,
  standIn?: ShimContext['standIn'],
): Promise<LoadedModule | FailedModule> {
  const context: ShimContext = {siteDir: await realpathOr(siteDir), files: new Set(), missing: [], standIn};
  const entry = await realpathOr(file);
  context.files.add(entry);
  const name = siteName(entry, context.siteDir);
  if (!(await isFile(entry))) {
    const problem: Problem = {severity: 'error', file: name, message: 'This file does not exist.'};
    return {problem, files: [...context.files]};
  }
  const temporary = path.join(context.siteDir, '.cache', `module-${randomUUID()}.mjs`);

  let bundle: Bundle;
  try {
    bundle = await bundleModule(entry, temporary, context);
  } catch (error) {
    return {problem: await buildProblem(error, name, context), files: [...context.files]};
  }
  try {
    await mkdir(path.dirname(temporary), {recursive: true});
    await writeFile(temporary, bundle.code);
    const url = pathToFileURL(temporary).href;
    const module: unknown = await import(/* @vite-ignore */ url);
    const exported = defaultExport(module);
    if (!exported) {
      return {
        problem: {
          severity: 'error',
          file: name,
          message: 'This module has no default export.',
          hint: 'Export its value with `export default …` or `module.exports = …`.',
        },
        files: [...context.files],
      };
    }
    const value: unknown = typeof exported.value === 'function' ? exported.value() : exported.value;
    return {value: await value, files: [...context.files]};
  } catch (error) {
    return {problem: runProblem(error, name, temporary, bundle, context), files: [...context.files]};
  } finally {
    await rm(temporary, {force: true});
  }
}

interface Bundle {
  code: string;
  map: SourceMapPayload;
}

async function bundleModule(entry: string, outfile: string, context: ShimContext): Promise<Bundle> {
  const result = await build({
    entryPoints: [entry],
    absWorkingDir: context.siteDir,
    outfile,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Node knows no `module` condition, which esbuild would add by itself.
    conditions: [],
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'silent',
    define: SHIM_DEFINE,
    banner: {
      js: `import {createRequire as __siteCreateRequire} from 'node:module';const require = __siteCreateRequire(${JSON.stringify(entry)});`,
    },
    plugins: [moduleShims(context)],
  });
  const text = (end: string) =>
    expectDefined(
      result.outputFiles.find((output) => output.path.endsWith(end)),
      `the ${end} file of ${entry}`,
    ).text;
  return {code: text('.mjs'), map: JSON.parse(text('.map'))};
}

/** `module.exports` arrives as the default export too; Babel's and TypeScript's `exports.default` inside it. */
function defaultExport(module: unknown): {value: unknown} | undefined {
  if (typeof module !== 'object' || module === null || !('default' in module)) return undefined;
  const value = module.default;
  const compiled = typeof value === 'object' && value !== null && '__esModule' in value && 'default' in value;
  return {value: compiled ? value.default : value};
}

async function buildProblem(error: unknown, name: string, context: ShimContext): Promise<Problem> {
  const message = firstMessage(error);
  if (!message)
    return {severity: 'error', file: name, message: `This file cannot be loaded: ${textOf(error)}.`};
  const missing = context.missing.find((one) => message.text.includes(`"${one}"`));
  const {location} = message;
  const place = location
    ? await positionInFile(
        path.resolve(context.siteDir, location.file),
        location.line,
        location.column,
        context,
      )
    : {file: name};
  if (missing !== undefined)
    return {severity: 'error', ...place, ...missingPackage(missing, 'remove the import')};
  const request = /^Could not resolve "(\.[^"]*)"$/.exec(message.text)?.[1];
  const near =
    location &&
    request &&
    nearestImport(request, path.resolve(context.siteDir, path.dirname(location.file), request));
  const hint = near === undefined ? syntaxHint(message.text) : `Did you mean \`${near}\`?`;
  return {severity: 'error', ...place, message: reasonOf(message.text), ...(hint && {hint})};
}

function firstMessage(error: unknown): Message | undefined {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return undefined;
  const errors: unknown = error.errors;
  // esbuild's BuildFailure, the only error with `errors` that `build` throws.
  return Array.isArray(errors) ? (errors as Message[])[0] : undefined;
}

function syntaxHint(text: string): string | undefined {
  return /^Expected "[)\]};,]" but found/.test(text)
    ? 'A comma or a bracket may be missing before this.'
    : undefined;
}

function reasonOf(text: string): string {
  const unresolved = /^Could not resolve (".*")$/.exec(text);
  if (unresolved) return `There is no file ${unresolved[1]} to import.`;
  const loader = /^No loader is configured for "(.+)" files/.exec(text);
  if (loader) return `A file of the kind \`${loader[1]}\` cannot be imported here.`;
  if (/^(Could not read|Cannot)/.test(text)) return `${text}.`;
  return `Syntax error: ${text}.`;
}

function runProblem(
  error: unknown,
  name: string,
  temporary: string,
  bundle: Bundle,
  context: ShimContext,
): Problem {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const reason = withSitePaths(textOf(error), context.siteDir);
  const message = `Running this file failed: ${reason}${/[.!?]$/.test(reason) ? '' : '.'}`;
  const map = new SourceMap(bundle.map);
  for (const [, line, column] of stack.matchAll(framesIn(temporary))) {
    const origin = map.findEntry(Number(line) - 1, Number(column ?? 1) - 1);
    if (!('originalSource' in origin)) continue;
    const file = path.resolve(path.dirname(temporary), origin.originalSource);
    if (!context.files.has(file)) continue;
    const place = {line: origin.originalLine + 1, column: origin.originalColumn};
    return {
      severity: 'error',
      file: siteName(file, context.siteDir),
      line: place.line,
      column: withoutPrefix(file, place.line, place.column) + 1,
      message,
    };
  }
  return {severity: 'error', file: name, message};
}

/** Stack lines name the temporary file as a URL with a line and, but for link errors, a column. */
function framesIn(temporary: string): RegExp {
  const names = [pathToFileURL(temporary).href, temporary].map((text) =>
    text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`(?:${names.join('|')}):(\\d+)(?::(\\d+))?`, 'g');
}

function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.split('\n', 1)[0] ?? '';
}

/** Node's own messages name files by long addresses that a writer never wrote. */
function withSitePaths(text: string, siteDir: string): string {
  return text
    .replace(/file:\/\/[^\s'"]*\/node_modules\//g, '')
    .replaceAll(`${pathToFileURL(siteDir).href}/`, '')
    .replaceAll(`${siteDir}${path.sep}`, '');
}

async function positionInFile(file: string, line: number, column: number, context: ShimContext) {
  // esbuild counts columns in UTF-8 bytes.
  const source = await readFile(file, 'utf8').catch(() => '');
  const lineText = source.split('\n')[line - 1] ?? '';
  const bytes = withoutPrefix(file, line, column);
  const before = Buffer.from(lineText).subarray(0, bytes).toString();
  return {file: siteName(file, context.siteDir), line, column: before.length + 1};
}

/** The shims stand on a module's first line, before its own text. */
function withoutPrefix(file: string, line: number, column: number): number {
  return line === 1 ? Math.max(0, column - prefixOf(file).length) : column;
}

function siteName(file: string, siteDir: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

async function realpathOr(file: string): Promise<string> {
  return realpath(file).catch(() => path.resolve(file));
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );
}
