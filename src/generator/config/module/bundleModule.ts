import type {SourceMapPayload} from 'node:module';
import path from 'node:path';
import type {Message} from 'esbuild';
import {build} from '../../files/code/esbuild.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {requirePrefix} from './siteRequire.ts';
import {moduleShims, SHIM_DEFINE, type ShimContext} from './moduleShims.ts';

/** A module of the site with everything local that it imports, as one ES module. */
export interface ModuleBundle {
  code: string;
  /** Names sources relative to `dir`. */
  map: SourceMapPayload;
  /** Absolute path. */
  dir: string;
  /** Keys that an object has twice: only the last value counts. */
  duplicates: DuplicateKey[];
}

/** As esbuild reports it: the column (0-based) counts bytes. */
export interface DuplicateKey {
  key: string;
  /** Relative to the site folder. */
  file: string;
  line: number;
  column: number;
}

/**
 * What `require` of an ES module returns, instead of esbuild's `{default}`: its default export, which also has the
 * other exports, as for the loader of Docusaurus. Generated sidebars are read this way. One line, as it replaces one.
 */
const REQUIRED_MODULE = [
  'var __toCommonJS = (mod) => {',
  'const value = mod.default;',
  'if (Object(value) !== value || !Object.isExtensible(value)) return __copyProps(__defProp({}, "__esModule", {value: true}), mod);',
  'for (const key of Object.keys(mod)) if (!(key in value)) __defProp(value, key, {get: () => mod[key]});',
  'return value; };',
].join(' ');

/**
 * Bundles a module of the site.
 *
 * @param entry Absolute path, or the text of a module in the site folder.
 * @param outfile Absolute path that the bundle will have; it is not written.
 * @throws esbuild's `BuildFailure`
 */
export async function bundleModule(
  entry: string | {text: string},
  outfile: string,
  context: ShimContext,
): Promise<ModuleBundle> {
  const base = typeof entry === 'string' ? entry : path.join(context.siteDir, 'package.json');
  const result = await build({
    ...(typeof entry === 'string'
      ? {entryPoints: [entry]}
      : {stdin: {contents: entry.text, resolveDir: context.siteDir}}),
    absWorkingDir: context.siteDir,
    outfile,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Node doesn't support the `module` condition, which esbuild would add by default.
    conditions: [],
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'silent',
    define: SHIM_DEFINE,
    banner: {js: requirePrefix(base)},
    plugins: [moduleShims(context)],
  });
  const text = (end: string) =>
    expectDefined(
      result.outputFiles.find((output) => output.path.endsWith(end)),
      `the ${end} file of ${base}`,
    ).text;
  return {
    code: text('.mjs').replace(/^var __toCommonJS = .*$/m, REQUIRED_MODULE),
    map: JSON.parse(text('.map')),
    dir: path.dirname(outfile),
    duplicates: result.warnings.flatMap(duplicateKey),
  };
}

function duplicateKey({id, location, text}: Message): DuplicateKey[] {
  const [, key] = /^Duplicate key "(.*)" in object literal$/.exec(text) ?? [];
  if (id !== 'duplicate-object-key' || !location || key === undefined) return [];
  const {file, line, column} = location;
  return [{key, file, line, column}];
}
