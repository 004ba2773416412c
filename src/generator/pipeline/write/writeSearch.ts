import path from 'node:path';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {KEEP_UNUSED} from '../../files/cache/unusedFiles.ts';
import {waitForAll} from '../../files/waitForAll.ts';
import type {WrittenFile, WrittenOutput, WrittenOutputs} from '../../output/OutputManifest.ts';
import {belowBase} from '../../output/plan/belowBase.ts';
import type {OutputSearch} from '../../output/plan/planSearch.ts';
import {requireStamp} from '../../output/stampFile.ts';
import {removeFiles} from '../../output/spareOutput.ts';
import type {OutputState} from '../../output/OutputState.ts';
import {OutputReplacedError} from '../../output/OutputReplacedError.ts';
import type {NextOutput} from '../../output/createNext.ts';
import {keepFiles} from '../../output/keepFiles.ts';
import {SEARCH_FOLDER, searchFolder as folderOf} from '../../search/format/SearchFiles.ts';
import type {CompiledSite} from '../../store/CompiledSite.ts';
import {pruneKeptSearch} from '../../store/keptSearch.ts';
import type {Workers} from '../../workers/createWorkers.ts';

/** The folder of all search indexes, relative to the output folder. */
export function searchFolder(config: SiteConfig): string {
  return belowBase(config, SEARCH_FOLDER);
}

interface SearchTarget {
  /** The folder that is written into. */
  next: NextOutput;
  workers: Workers;
  /** The last output, from which files that have not changed are taken, and what it was made of. */
  last?: {outDir: string; written: WrittenOutputs; state: OutputState};
}

/**
 * Writes the files of the search indexes. Those that are as in the last output are taken from there.
 *
 * @returns what the indexes hold, by id.
 * @throws OutputReplacedError when another build has replaced the last output in the meantime.
 */
export async function writeSearch(
  {config, pages: {cacheDir}}: Pick<CompiledSite, 'config' | 'pages'>,
  search: readonly OutputSearch[],
  {next, workers, last}: SearchTarget,
): Promise<WrittenOutputs> {
  const keys = new Set<string>();
  const results = search.map(async ({id, version, settings, pages, common, isPart}) => {
    const folder = belowBase(config, folderOf(version));
    const known = last?.written.get(id);
    const isUntouched = last && known && !last.state.touched.has(id);
    if (known) keys.add(known.key);
    const result = await workers.search({
      type: 'search',
      index: {settings, pages, common, ...(isPart && {isPart})},
      cacheDir,
      outDir: path.join(next.folder, folder),
      ...(isUntouched && {last: {key: known.key, dir: path.join(last.outDir, folder)}}),
    });
    if (!result) throw new OutputReplacedError();
    const {key, written, unchanged} = result;
    keys.add(key);
    const stamps = written.map((name) => {
      const file = path.posix.join(folder, name);
      return [file, requireStamp(path.join(next.folder, file))] as const;
    });
    const names = unchanged.map((name) => path.posix.join(folder, name));
    const kept = isUntouched ? await keep(known, names) : [];
    const files = new Map([...kept, ...stamps]);
    const gone = (known?.files ?? []).flatMap(([file]) => (files.has(file) ? [] : [file]));
    removeFiles(next.folder, gone);
    return [id, {key, files: [...files]}] as const;
  });
  const all = new Map(await waitForAll(results));
  await pruneKeptSearch(cacheDir, keys, KEEP_UNUSED);
  return all;

  async function keep(
    {key, files}: WrittenOutput,
    names: readonly string[],
  ): Promise<readonly WrittenFile[]> {
    if (!last) return [];
    // A file that no earlier output shares is another one there.
    const isHeld = (file: string): boolean => next.holds(file) && !last.state.unshared.has(file);
    const others = names.filter((file) => next.holds(file) && !isHeld(file));
    removeFiles(next.folder, others);
    const wanted = new Set(names);
    const own = files.filter(([file]) => wanted.has(file));
    const fresh = new Map([['search', {key, files: own}]]);
    const {kept, isReplaced} = await keepFiles(last.outDir, {folder: next.folder, holds: isHeld}, {fresh});
    if (isReplaced) throw new OutputReplacedError();
    return kept.get('search')?.files ?? [];
  }
}
