import {rmdirSync, statSync, unlinkSync} from 'node:fs';
import {rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {foldersAbove} from '../files/foldersAbove.ts';
import {hasCode} from '../shared/problems/hasCode.ts';

/**
 * The output before the current one. It is kept in the cache and becomes the next one: recreating a large output from
 * links takes seconds, whereas updating this one takes only as long as the last two changes require. The output is
 * still replaced as a whole.
 */
export interface SpareOutput {
  /** Identity of its folder, see `folderIdentity`. */
  root: string;
  /** Every file that differs from the current output or is not in it: paths below the output folder. */
  touched: string[];
}

/**
 * Identifies a folder, even after it was renamed; a copy of it has another identity. Undefined if there is no folder.
 */
export function folderIdentity(folder: string): string | undefined {
  const stats = statSync(folder, {throwIfNoEntry: false});
  return stats?.isDirectory() ? `${stats.dev}:${stats.ino}:${stats.birthtimeMs}` : undefined;
}

/**
 * Moves a spare output to where the next output is made. The first process to rename it owns it; if it isn't the
 * recorded one, it is removed, since its content is unknown.
 *
 * @returns Whether it is there.
 */
export async function claimSpare(
  folder: string,
  next: string,
  spare: SpareOutput | undefined,
): Promise<boolean> {
  const identity = folderIdentity(folder);
  if (identity === undefined) return false;
  if (identity === spare?.root && (await tryMove(folder, next))) return folderIdentity(next) === identity;
  await rm(folder, {recursive: true, force: true});
  return false;
}

/**
 * Keeps an output that was replaced, instead of removing it.
 *
 * @returns Its identity; undefined if it is on another file system and cannot be moved.
 */
export async function keepSpare(replaced: string, folder: string): Promise<string | undefined> {
  await rm(folder, {recursive: true, force: true});
  return (await tryMove(replaced, folder)) ? folderIdentity(folder) : undefined;
}

/**
 * Removes files below a folder, and folders that become empty. Synchronous: awaiting each would take several times as
 * long as removing it.
 */
export function removeFiles(root: string, files: readonly string[]): void {
  for (const file of files) removeEntry(() => unlinkSync(path.join(root, file)));
  const folders = new Set(files.flatMap((file) => [...foldersAbove(file)]));
  for (const folder of [...folders].sort((a, b) => b.length - a.length))
    removeEntry(() => rmdirSync(path.join(root, folder)));
}

/** Ignores that an entry does not exist, and that a folder is not empty. */
function removeEntry(remove: () => void): void {
  try {
    remove();
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR')) throw error;
  }
}

async function tryMove(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch {
    // Another build has taken it, or it is on another file system: the output can be made without it.
    return false;
  }
}
