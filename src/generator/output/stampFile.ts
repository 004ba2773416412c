import {type Stats, statSync} from 'node:fs';
import {stat} from 'node:fs/promises';
import {expectDefined} from '../shared/invariants/expectDefined.ts';

/** Size and modification time of a file; undefined if it does not exist. */
export async function stampFile(file: string): Promise<string | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? stampOf(stats) : undefined;
}

/** The stamp of a file whose `Stats` are known. */
export function stampOf({size, mtimeMs}: Pick<Stats, 'size' | 'mtimeMs'>): string {
  return `${size}:${mtimeMs}`;
}

/**
 * Like `stampFile`, and also returns whether the file has other hard links. Synchronous: awaiting each file of an
 * output would take several times as long as the work itself.
 */
export function stampNow(file: string): {stamp: string; isShared: boolean} | undefined {
  const stats = statSync(file, {throwIfNoEntry: false});
  return stats?.isFile() ? {stamp: stampOf(stats), isShared: stats.nlink > 1} : undefined;
}

/**
 * The stamp of a file that was just written. Synchronous for the same reason as `stampNow`.
 *
 * @throws if it is missing
 */
export function requireStamp(file: string): string {
  return expectDefined(stampNow(file)?.stamp, `the written file ${file}`);
}
