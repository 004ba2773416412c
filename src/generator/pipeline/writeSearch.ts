import path from 'node:path';
import type {SiteConfig} from '../config/SiteConfig.ts';
import {mapConcurrent} from '../files/mapConcurrent.ts';
import {KEEP_UNUSED} from '../files/unusedFiles.ts';
import type {WrittenOutput} from '../output/OutputManifest.ts';
import {belowBase} from '../output/plan/belowBase.ts';
import type {OutputSearch} from '../output/plan/planSearch.ts';
import {requireStamp} from '../output/stampFile.ts';
import {keepFiles, OutputReplacedError, untouchedFiles} from '../output/writeOutput.ts';
import {SEARCH_FOLDER, searchFolder as folderOf} from '../search/format/SearchFiles.ts';
import type {CompiledSite} from '../store/CompiledSite.ts';
import {pruneKeptSearch} from '../store/keptSearch.ts';
import type {Workers} from '../workers/createWorkers.ts';

/** The folder of all search indexes, relative to the output folder. */
export function searchFolder(config: SiteConfig): string {
  return belowBase(config, SEARCH_FOLDER);
}

interface SearchTarget {
  /** Absolute path of the folder that is written into. */
  outDir: string;
  workers: Workers;
  /** The last output, from which files that have not changed are taken, and what it was made of. */
  last?: {outDir: string; written: Record<string, WrittenOutput>};
}

/**
 * Writes the files of the search indexes. Those that are as in the last output are taken from there.
 *
 * @returns What the indexes hold, by id.
 * @throws OutputReplacedError when another build has replaced the last output meanwhile.
 */
export async function writeSearch(
  {config, pages: {cacheDir}}: Pick<CompiledSite, 'config' | 'pages'>,
  search: readonly OutputSearch[],
  {outDir, workers, last}: SearchTarget,
): Promise<Record<string, WrittenOutput>> {
  const keys = new Set(search.map(({key}) => key));
  const results = search.map(async ({id, key, version, settings, pages}) => {
    const folder = belowBase(config, folderOf(version));
    const known = last?.written[id];
    const isIntact = last && known && untouchedFiles(last.outDir, known) !== undefined;
    if (known) keys.add(known.key);
    const {written, unchanged} = await workers.search({
      type: 'search',
      pages,
      settings,
      cacheDir,
      outDir: path.join(outDir, folder),
      key,
      ...(isIntact && {last: {key: known.key, dir: path.join(last.outDir, folder)}}),
    });
    const stamps = await mapConcurrent(written, async (name) => {
      const file = path.posix.join(folder, name);
      return [file, await requireStamp(path.join(outDir, file))] as const;
    });
    const kept = isIntact
      ? await keep(
          known,
          unchanged.map((name) => path.posix.join(folder, name)),
        )
      : {};
    return [id, {key, files: {...kept, ...Object.fromEntries(stamps)}}] as const;
  });
  const all = Object.fromEntries(await Promise.all(results));
  await pruneKeptSearch(cacheDir, keys, KEEP_UNUSED);
  return all;

  async function keep(
    {key, files}: WrittenOutput,
    names: readonly string[],
  ): Promise<WrittenOutput['files']> {
    if (!last) return {};
    const own = Object.fromEntries(names.map((name) => [name, files[name] ?? '']));
    const fresh = new Map([['search', {key, files: own}]]);
    const {kept, isReplaced} = await keepFiles(last.outDir, {folder: outDir, holds: () => false}, {fresh});
    if (isReplaced) throw new OutputReplacedError();
    return kept.search?.files ?? {};
  }
}
