import {mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {hashOf} from '../files/hash.ts';
import {isAbandoned} from '../files/isRunning.ts';
import {openPageRecords, type PageRecords} from './PageRecords.ts';

/** The cache of a site: `.cache` in its folder, or a folder of its own that is removed after the build. */
export interface Cache {
  dir: string;
  records: PageRecords;
  /** Where the manifest of an output folder is kept. */
  manifestFile(outDir: string): string;
  close(): Promise<void>;
}

export async function openCache(siteDir: string, useCache: boolean): Promise<Cache> {
  const root = path.join(siteDir, '.cache');
  await mkdir(root, {recursive: true});
  await removeAbandoned(root);
  const dir = useCache ? root : path.join(root, `temporary-${process.pid}`);
  return {
    dir,
    records: openPageRecords(dir),
    manifestFile: (outDir) => path.join(dir, `written-${hashOf(outDir).slice(0, 8)}.json`),
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
