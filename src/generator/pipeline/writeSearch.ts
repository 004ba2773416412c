import path from 'node:path';
import type {SiteConfig} from '../config/SiteConfig.ts';
import {mapConcurrent} from '../files/mapConcurrent.ts';
import type {WrittenOutput} from '../output/OutputManifest.ts';
import {belowBase} from '../output/plan/belowBase.ts';
import type {OutputSearch} from '../output/plan/planSearch.ts';
import {requireStamp} from '../output/stampFile.ts';
import {SEARCH_FOLDER, searchFolder as folderOf} from '../search/format/SearchFiles.ts';
import type {CompiledSite} from '../store/CompiledSite.ts';
import type {Workers} from '../workers/createWorkers.ts';

/** The folder of all search indexes, relative to the output folder. */
export function searchFolder(config: SiteConfig): string {
  return belowBase(config, SEARCH_FOLDER);
}

/**
 * Writes the files of the search indexes.
 *
 * @param outDir Absolute path of the output folder.
 * @returns What was written, by id.
 */
export async function writeSearch(
  {config, pages: {cacheDir}}: Pick<CompiledSite, 'config' | 'pages'>,
  search: readonly OutputSearch[],
  {outDir, workers}: {outDir: string; workers: Workers},
): Promise<Record<string, WrittenOutput>> {
  const results = search.map(async ({id, key, version, pages}) => {
    const folder = belowBase(config, folderOf(version));
    const written = await workers.search({
      type: 'search',
      pages,
      synonyms: config.search.synonyms,
      cacheDir,
      outDir: path.join(outDir, folder),
    });
    const stamps = await mapConcurrent(written, async (name) => {
      const file = path.posix.join(folder, name);
      return [file, await requireStamp(path.join(outDir, file))] as const;
    });
    return [id, {key, files: Object.fromEntries(stamps)}] as const;
  });
  return Object.fromEntries(await Promise.all(results));
}
