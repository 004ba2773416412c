import path from 'node:path';
import {removeUnused} from '../files/cache/unusedFiles.ts';

/** Path of the kept data of a search index. The key is a hash of what the index is made from. */
export function keptSearchFile(cacheDir: string, key: string): string {
  return path.join(cacheDir, 'search', key);
}

/**
 * Removes the kept data of other indexes.
 *
 * @param unusedFor Data written within this time (ms) is kept: another build may be about to read it.
 */
export async function pruneKeptSearch(
  cacheDir: string,
  keys: ReadonlySet<string>,
  unusedFor: number,
): Promise<void> {
  await removeUnused(path.join(cacheDir, 'search'), (name) => keys.has(name), unusedFor);
}
