import {statSync, utimesSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {namesIn} from '../folders/namesIn.ts';

/** How long cached files are kept after their last use (ms), since another build may be about to read them. */
export const KEEP_UNUSED = 60 * 60 * 1000;

/** How old the recorded use must be to be recorded again (ms): most builds use the same files as the one before. */
const NOTE_AFTER = 10 * 60 * 1000;

/**
 * Whether the last use of what was used then (ms) is to be noted again.
 *
 * @param after How old it must be (ms).
 */
export function isLongAgo(usedAt: number, after: number = NOTE_AFTER): boolean {
  return Date.now() - usedAt > after;
}

/**
 * Records that a file or folder of a cache is used, for `removeUnused` in other processes.
 *
 * @returns Whether its time was changed.
 */
export function noteUse(place: string): boolean {
  try {
    if (!isLongAgo(statSync(place).mtimeMs)) return false;
    const now = Date.now() / 1000;
    utimesSync(place, now, now);
    return true;
  } catch {
    // It was removed in the meantime, or belongs to another user; reading it will show this.
    return false;
  }
}

/**
 * Removes the entries of a cache folder that have not been used for a while.
 *
 * @param isWanted Whether the entry with this name must be kept in any case.
 * @param unusedFor Milliseconds.
 */
export async function removeUnused(
  folder: string,
  isWanted: (name: string) => boolean,
  unusedFor: number,
): Promise<void> {
  const before = Date.now() - unusedFor;
  for (const name of namesIn(folder)) {
    const place = path.join(folder, name);
    if (!isWanted(name) && usedAt(place) <= before) await rm(place, {recursive: true, force: true});
  }
}

function usedAt(place: string): number {
  return Math.floor(statSync(place, {throwIfNoEntry: false})?.mtimeMs ?? 0);
}
