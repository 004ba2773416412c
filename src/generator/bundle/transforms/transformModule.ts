import path from 'node:path';
import type {TransformOptions} from '@babel/core';
import {dependencyVersion} from '../../files/packages/dependencies.ts';
import {hashOf} from '../../files/hash.ts';
import {readKeptJson, writeKept} from '../../files/cache/keptFile.ts';
import {noteUse} from '../../files/cache/unusedFiles.ts';
import {keepIfWritable} from '../../files/cache/keepIfWritable.ts';

/** What the loader passes along with a module. */
interface LoadedModule {
  /** Absolute path. */
  file: string;
  /** Query of the request, with its question mark; '' for none. */
  query: string;
  sourceMap: boolean;
}

/** Code that webpack understands. */
interface Transformed {
  code: string;
  map?: object;
  /** Absolute paths of additional files that it is made from. */
  files?: string[];
  /** Whether webpack may cache it (default true). */
  isKept?: boolean;
}

/** Where modules are transformed. */
export interface TransformSettings {
  generatorDir: string;
  /** Version of the generator and of its bundling tools. */
  version: string;
  /** Absolute path of the folder for transformed modules. */
  transformDir: string;
  /** See `BundleRequest`. */
  isLoose?: boolean;
}

/** Transforms a module for the loader. */
export type Transform = (source: string, module: LoadedModule) => Promise<Transformed>;

/**
 * Creates a function that transforms modules with Babel, each of them once: both bundles, and other sites, contain the
 * same modules.
 *
 * @param key Identifies the options.
 * @param more Babel's options.
 */
export function transformWith(
  {generatorDir, version, transformDir}: TransformSettings,
  key: string,
  more: TransformOptions,
): Transform {
  const babelVersion = dependencyVersion('@babel/core');
  const options = {cwd: generatorDir, babelrc: false, configFile: false, ...more};
  const dir = path.join(transformDir, 'transforms');
  return async (source, {file, sourceMap}) => {
    // Presets depend on the extension, and source maps contain the path.
    const about = sourceMap ? file : path.extname(file);
    const name = hashOf(babelVersion, `${version} ${key}`, about, source);
    const kept = path.join(dir, `${name}.json`);
    const known = readKeptJson<Transformed>(kept, name);
    if (known) {
      noteUse(kept);
      return known;
    }
    // Loaded on demand: in most bundlings, everything was transformed before.
    const {transformAsync} = await import('@babel/core');
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

/** webpack supports these itself. */
const CALLER = {
  name: 'valkyr-docs',
  supportsStaticESM: true,
  supportsDynamicImport: true,
  supportsTopLevelAwait: true,
};

/** Babel's messages begin with the path and may end with a code frame, both of which problems have already. */
function withoutPath(error: unknown, file: string): unknown {
  if (!(error instanceof Error)) return error;
  // For any other type of error, webpack would print the stack.
  return Object.assign(new Error(error.message.replace(`${file}: `, '')), {hideStack: true});
}
