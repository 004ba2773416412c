import path from 'node:path';
import type {SiteConfig} from '../config/SiteConfig.ts';
import {FILES_AT_ONCE} from '../files/filesAtOnce.ts';
import {mapConcurrent} from '../files/mapConcurrent.ts';
import {SEARCH_FOLDER} from '../search/format/SearchFiles.ts';
import type {OutputUnit} from '../output/OutputManifest.ts';
import {stampFile} from '../output/stampFile.ts';
import type {Workers} from '../workers/createWorkers.ts';
import type {SearchUnit} from '../output/units/searchUnits.ts';

/** Writes the files of stale search units into the next output folder. */
export async function writeSearch({
  stale,
  config,
  cacheDir,
  outDir,
  workers,
}: {
  stale: SearchUnit[];
  config: SiteConfig;
  cacheDir: string;
  outDir: string;
  workers: Workers;
}): Promise<Record<string, OutputUnit>> {
  const folder = path.posix.join(config.baseUrl.slice(1), SEARCH_FOLDER);
  const units = stale.map(async ({id, key, pages}) => {
    const written = await workers.search({
      type: 'search',
      pages,
      synonyms: config.search.synonyms,
      cacheDir,
      outDir: path.join(outDir, folder),
    });
    const stamps = await mapConcurrent(written, FILES_AT_ONCE, async (name) => {
      const file = path.posix.join(folder, name);
      return [file, (await stampFile(path.join(outDir, file))) ?? ''] as const;
    });
    return [id, {key, files: Object.fromEntries(stamps)}] as const;
  });
  return Object.fromEntries(await Promise.all(units));
}
