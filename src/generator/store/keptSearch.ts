import path from 'node:path';
import {removeUnused} from '../files/unusedFiles.ts';

/** Where what is kept of a search index is. The key is what the index is made of. */
export function keptSearchFile(cacheDir: string, key: string): string {
  return path.join(cacheDir, 'search', key);
}

/**
 * Removes what is kept of other indexes.
 *
 * @param unusedFor Another build may be about to read what was written within so long (ms).
 */
export async function pruneKeptSearch(
  cacheDir: string,
  keys: ReadonlySet<string>,
  unusedFor: number,
): Promise<void> {
  await removeUnused(path.join(cacheDir, 'search'), (name) => keys.has(name), unusedFor);
}
