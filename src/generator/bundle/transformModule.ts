import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformAsync, type TransformOptions, version} from '@babel/core';
import {hashOf} from '../files/hash.ts';
import {hasCode} from '../files/hasCode.ts';
import {readKeptJson, writeKept, writeWhole} from '../files/keptFile.ts';
import {noteUse} from '../files/unusedFiles.ts';

/** The loader hands each module to the function in its options: webpack takes functions from options, and loaders from files alone. */
const LOADER = `export default function (source) {
  const callback = this.async();
  this.getOptions()
    .transform(source, {file: this.resourcePath, sourceMap: this.sourceMap})
    .then(({code, map}) => callback(null, code, map), callback);
}
`;

/**
 * Writes the loader that calls what `createTransform` makes.
 *
 * @param dir Absolute path of a folder of the cache.
 * @returns Absolute path of the loader.
 */
export function writeTransformLoader(dir: string): string {
  const file = path.join(dir, 'transformLoader.mjs');
  if (!isLoader(file)) writeWhole(file, LOADER);
  return file;
}

/** Whether the loader is there: one that is written again would be a change to who watches it. */
function isLoader(file: string): boolean {
  try {
    return readFileSync(file, 'utf8') === LOADER;
  } catch {
    return false;
  }
}

/** What the loader says of a module. */
interface LoadedModule {
  /** Absolute path. */
  file: string;
  sourceMap: boolean;
}

/** Code that webpack understands. */
interface Transformed {
  code: string;
  map?: object;
}

/**
 * Makes the function that transforms modules by Babel, each of them once: both bundles, and the next site's, hold the
 * same ones.
 *
 * @param options Options of Babel.
 * @param key Says which options these are, and their version.
 * @param dir Absolute path of the folder where results are kept.
 */
export function createTransform(
  options: TransformOptions,
  key: string,
  dir: string,
): (source: string, module: LoadedModule) => Promise<Transformed> {
  return async (source, {file, sourceMap}) => {
    // Presets look at the extension, source maps hold the path.
    const about = sourceMap ? file : path.extname(file);
    const name = hashOf(version, key, about, source);
    const kept = path.join(dir, `${name}.json`);
    const known = readKeptJson<Transformed>(kept, name);
    if (known) {
      noteUse(kept);
      return known;
    }
    const result = await transformAsync(source, {
      ...options,
      filename: file,
      sourceFileName: file,
      sourceMaps: sourceMap,
      caller: CALLER,
    }).catch((error: unknown) => {
      throw withoutPath(error, file);
    });
    const transformed = {code: result?.code ?? '', ...(result?.map && {map: result.map})};
    keep(kept, name, transformed);
    return transformed;
  };
}

/** webpack understands these itself. */
const CALLER = {
  name: 'valkyr-docs',
  supportsStaticESM: true,
  supportsDynamicImport: true,
  supportsTopLevelAwait: true,
};

/** What cannot be kept costs time at the next bundling, nothing else: the generator may stand in a folder that nobody may write to. */
function keep(file: string, name: string, transformed: Transformed): void {
  try {
    writeKept(file, name, JSON.stringify(transformed));
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].some((code) => hasCode(error, code))) throw error;
  }
}

/** Babel's messages begin with the path, and may end with a code frame: a problem has both of its own. */
function withoutPath(error: unknown, file: string): unknown {
  if (!(error instanceof Error)) return error;
  // webpack would print the stack of another error.
  return Object.assign(new Error(error.message.replace(`${file}: `, '')), {hideStack: true});
}
