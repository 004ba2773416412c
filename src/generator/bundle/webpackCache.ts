import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Compiler} from 'webpack';
import {keepFolder, takeFolder} from '../files/keptFolder.ts';

/** A cache of webpack's own that one process works with, a copy of the one that is kept. */
export interface WebpackCache {
  /** Absolute path, for webpack. */
  readonly dir: string;
  /** Keeps what webpack has written for the next process. */
  keep(name: string): void;
  /** Removes the copy. */
  close(): void;
}

/**
 * Gives a process webpack's cache as the last one has left it: webpack itself would take what is damaged, and two
 * processes that write to one folder would mix their files.
 *
 * @param kept Absolute path of the folder that holds the cache of each bundle by its name.
 * @param names Bundles whose caches are wanted.
 * @param version Hash of the generator's own code, and where its files and the site's are: webpack's cache holds paths.
 */
export function openWebpackCache(kept: string, names: readonly string[], version: string): WebpackCache {
  const dir = `${kept}-${process.pid}`;
  const labelOf = (name: string): string => `webpack ${name} ${version}`;
  rmSync(dir, {recursive: true, force: true});
  for (const name of names) takeFolder(path.join(kept, name), labelOf(name), path.join(dir, name));
  return {
    dir,
    keep(name) {
      const made = path.join(dir, name);
      if (existsSync(made)) keepFolder(made, path.join(kept, name), labelOf(name));
    },
    close: () => rmSync(dir, {recursive: true, force: true}),
  };
}

/** Calls a function whenever webpack has written its cache; the index is the last file of each writing. */
export class CacheStoredPlugin {
  readonly #onStored: (name: string) => void;

  /** @param onStored Takes the name of the bundle. */
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
