import {readdirSync, statSync, utimesSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';

/** What a process of another build may be about to read stays in a cache for so long after its last use (ms). */
export const KEEP_UNUSED = 60 * 60 * 1000;

/** A use is noted again after so long (ms): most builds find everything that the one before has used. */
const NOTE_AFTER = 10 * 60 * 1000;

/** Names of what is in a folder; none when there is no such folder. */
export function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Notes that a file or folder of a cache is used, for `removeUnused` in other processes.
 *
 * @returns Whether that has changed its time.
 */
export function noteUse(place: string): boolean {
  try {
    const now = Date.now();
    if (now - statSync(place).mtimeMs <= NOTE_AFTER) return false;
    utimesSync(place, now / 1000, now / 1000);
    return true;
  } catch {
    // It was removed meanwhile, or belongs to another user: whoever reads it finds out.
    return false;
  }
}

/**
 * Removes what is in a folder of a cache and was not used for a time.
 *
 * @param isWanted Whether the file or folder of a name is to stay in any case.
 * @param unusedFor Milliseconds.
 */
export async function removeUnused(
  folder: string,
  isWanted: (name: string) => boolean,
  unusedFor: number,
): Promise<void> {
  const before = Date.now() - unusedFor;
  for (const name of listNames(folder)) {
    const place = path.join(folder, name);
    if (!isWanted(name) && usedAt(place) <= before) await rm(place, {recursive: true, force: true});
  }
}

function usedAt(place: string): number {
  return Math.floor(statSync(place, {throwIfNoEntry: false})?.mtimeMs ?? 0);
}
