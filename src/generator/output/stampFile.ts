import {type Stats, statSync} from 'node:fs';
import {stat} from 'node:fs/promises';
import {expectDefined} from '../shared/invariants/expectDefined.ts';

/** Size and time of the last change of a file; undefined when there is none. */
export async function stampFile(file: string): Promise<string | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? stampOf(stats) : undefined;
}

/** The stamp of a file that is looked at already. */
export function stampOf({size, mtimeMs}: Pick<Stats, 'size' | 'mtimeMs'>): string {
  return `${size}:${mtimeMs}`;
}

/**
 * As `stampFile`, and whether the file has another name. Synchronous: for all files of an output, waiting for each takes
 * several times as long as the work.
 */
export function stampNow(file: string): {stamp: string; isShared: boolean} | undefined {
  const stats = statSync(file, {throwIfNoEntry: false});
  return stats?.isFile() ? {stamp: stampOf(stats), isShared: stats.nlink > 1} : undefined;
}

/**
 * The stamp of a file that was just written.
 *
 * @throws when it is missing
 */
export async function requireStamp(file: string): Promise<string> {
  return expectDefined(await stampFile(file), `the written file ${file}`);
}
