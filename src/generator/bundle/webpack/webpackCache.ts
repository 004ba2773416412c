import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Compiler} from 'webpack';
import {keepFolder, takeFolder} from '../../files/cache/keptFolder.ts';

/** A webpack cache for one process, a copy of the stored one. Plain data. */
export interface WebpackCache {
  /** Absolute path, for webpack. */
  readonly dir: string;
  /** Absolute path of the folder with the stored ones. */
  readonly kept: string;
  readonly version: string;
}

/**
 * Gives a process a copy of webpack's cache as the last process left it: webpack itself would use damaged files, and
 * two processes that write to one folder would mix their files.
 *
 * @param kept Absolute path of the folder that contains the cache of each bundle, by name.
 * @param names Bundles whose caches are needed.
 * @param version Hash of the generator's code and of the locations of its files and the site's: webpack's cache
 * contains paths.
 */
export function openWebpackCache(kept: string, names: readonly string[], version: string): WebpackCache {
  const dir = `${kept}-${process.pid}-${names[0]}`;
  rmSync(dir, {recursive: true, force: true});
  for (const name of names) takeFolder(path.join(kept, name), labelOf(name, version), path.join(dir, name));
  return {dir, kept, version};
}

/** Stores what webpack has written for some bundles, for the next process. */
export function keepWebpackCache({dir, kept, version}: WebpackCache, names: readonly string[]): void {
  for (const name of names) {
    const made = path.join(dir, name);
    if (existsSync(made)) keepFolder(made, path.join(kept, name), labelOf(name, version));
  }
}

/** Removes the copy. */
export function closeWebpackCache({dir}: WebpackCache): void {
  rmSync(dir, {recursive: true, force: true});
}

function labelOf(name: string, version: string): string {
  return `webpack ${name} ${version}`;
}

/** Calls a function whenever webpack has written its cache, of which the index is written last. */
export class CacheStoredPlugin {
  readonly #onStored: (name: string) => void;

  /** @param onStored Called with the name of the bundle. */
  constructor(onStored: (name: string) => void) {
    this.#onStored = onStored;
  }

  apply(compiler: Compiler): void {
    const files = compiler.intermediateFileSystem;
    if (!files) return;
    const {name = ''} = compiler.options;
    compiler.intermediateFileSystem = {
      ...files,
      rename: (from, to, callback) =>
        files.rename(from, to, (error) => {
          if (!error && String(to).endsWith(`${path.sep}index.pack`)) this.#onStored(name);
          callback(error);
        }),
    };
  }
}
