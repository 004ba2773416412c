import path from 'node:path';
import {transformAsync, type TransformOptions, version} from '@babel/core';
import {hashOf} from '../files/hash.ts';
import {readKeptJson, writeKept} from '../files/keptFile.ts';
import {noteUse} from '../files/unusedFiles.ts';
import {keepIfWritable} from './keepIfWritable.ts';

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
  /** Absolute paths of other files that it is made of. */
  files?: string[];
  /** Whether webpack's cache may have it (default true). */
  isKept?: boolean;
}

/** What the loader hands a module to. */
export type Transform = (source: string, module: LoadedModule) => Promise<Transformed>;

/**
 * Makes the function that transforms modules by Babel, each of them once: both bundles, and the next site's, hold the
 * same ones.
 *
 * @param options Options of Babel.
 * @param key Says which options these are, and their version.
 * @param dir Absolute path of the folder where results are kept.
 */
export function createTransform(options: TransformOptions, key: string, dir: string): Transform {
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
    keepIfWritable(() => writeKept(kept, name, JSON.stringify(transformed)));
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

/** Babel's messages begin with the path, and may end with a code frame: a problem has both of its own. */
function withoutPath(error: unknown, file: string): unknown {
  if (!(error instanceof Error)) return error;
  // webpack would print the stack of another error.
  return Object.assign(new Error(error.message.replace(`${file}: `, '')), {hideStack: true});
}
