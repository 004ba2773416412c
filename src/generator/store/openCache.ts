import {existsSync} from 'node:fs';
import {mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {hashOf} from '../files/hash.ts';
import {isAbandoned} from '../files/isRunning.ts';

/** The cache of a site: `.cache` in its folder, or a folder of its own that is removed after the build. */
export interface Cache {
  dir: string;
  /** Whether no page was ever compiled into it. */
  isEmpty: boolean;
  /** Where the manifest of an output folder is kept. */
  manifestFile(outDir: string): string;
  /** Removes compiled pages that no document has any more. */
  prune(keys: ReadonlySet<string>): Promise<void>;
  close(): Promise<void>;
}

export async function openCache(siteDir: string, useCache: boolean): Promise<Cache> {
  const root = path.join(siteDir, '.cache');
  await mkdir(root, {recursive: true});
  await removeAbandoned(root);
  const dir = useCache ? root : path.join(root, `temporary-${process.pid}`);
  return {
    dir,
    isEmpty: !existsSync(path.join(dir, 'pages')),
    manifestFile: (outDir) => path.join(dir, `output-${hashOf(outDir).slice(0, 8)}.json`),
    prune: (keys) => prunePages(path.join(dir, 'pages'), keys),
    async close() {
      if (!useCache) await rm(dir, {recursive: true, force: true});
    },
  };
}

/** Folders of builds without a cache that were killed, and options that were written for the workers of any. */
async function removeAbandoned(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const [, pid] = /^(?:temporary|compile-options)-([^-.]+)/.exec(name) ?? [];
    if (pid && isAbandoned(Number(pid))) await rm(path.join(root, name), {recursive: true, force: true});
  }
}

async function prunePages(dir: string, keys: ReadonlySet<string>): Promise<void> {
  const shards = await readdir(dir).catch(() => [] as string[]);
  for (const shard of shards) {
    for (const name of await readdir(path.join(dir, shard))) {
      if (!keys.has(name)) await rm(path.join(dir, shard, name), {force: true});
    }
  }
}
