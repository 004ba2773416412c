import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  linkSync,
  openSync,
  readFileSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import {hasCode} from '../shared/problems/hasCode.ts';
import {makeInFolder, writeInFolder} from '../files/folders/writeInFolder.ts';
import {placeBelow} from '../files/placeBelow.ts';
import {requireStamp, stampOf} from './stampFile.ts';

/** Where a file is taken from if it has not changed, and where it is written to. */
export interface OutputFolders {
  /** Absolute path of the last output. */
  last: string;
  /** Absolute path of the next output folder, which may contain older versions of files. */
  next: string;
}

/**
 * Writes a file of the next output. If the last output has the same, it is taken from there: its time is preserved, so
 * tools that deploy by time and size skip it.
 *
 * @param file Path below the output folder.
 * @returns Its stamp.
 */
export function writeOrKeep(folders: OutputFolders, file: string, content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return keepSame(folders, file, bytes) ?? writeOver(folders, file, bytes);
}

/** Like `writeOrKeep`, for content that is known to differ from that of the last output. */
export function writeOver({next}: Pick<OutputFolders, 'next'>, file: string, bytes: Uint8Array): string {
  const target = placeBelow(next, file);
  if (!overwrite(target, bytes)) writeInFolder(target, bytes);
  return requireStamp(target);
}

/**
 * Takes a file from the last output.
 *
 * @returns Whether it is there, and still as it was when it had the stamp.
 */
export function keepFile({last, next}: OutputFolders, file: string, stamp: string): boolean {
  const [from, target] = [path.join(last, file), placeBelow(next, file)];
  const before = statFile(from);
  if (!before || stampOf(before) !== stamp) return false;
  try {
    if (statFile(target)?.ino !== before.ino) makeInFolder(target, () => linkSync(from, target));
  } catch {
    // The file system does not support hard links, or another build has replaced the output.
    return false;
  }
  const now = statFile(target);
  return now?.ino === before.ino && stampOf(now) === stamp;
}

function keepSame(folders: OutputFolders, file: string, bytes: Uint8Array): string | undefined {
  const from = path.join(folders.last, file);
  const before = statFile(from);
  if (before?.size !== bytes.length) return undefined;
  try {
    if (!readFileSync(from).equals(bytes)) return undefined;
  } catch (error) {
    // Another build has replaced the output.
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  const stamp = stampOf(before);
  return keepFile(folders, file, stamp) ? stamp : undefined;
}

/**
 * Overwrites a file in its place, which takes a fraction of the time of creating it. Not if it has another name too:
 * the live output may share it.
 *
 * @returns Whether it was overwritten.
 */
function overwrite(target: string, bytes: Uint8Array): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(target, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0));
  } catch {
    return false;
  }
  try {
    const {nlink, size} = fstatSync(descriptor);
    if (nlink !== 1) return false;
    for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done, undefined, done);
    if (size > bytes.length) ftruncateSync(descriptor, bytes.length);
    return true;
  } finally {
    closeSync(descriptor);
  }
}

function statFile(file: string): Stats | undefined {
  try {
    const stats = statSync(file, {throwIfNoEntry: false});
    return stats?.isFile() ? stats : undefined;
  } catch {
    // A file of the last output is in the place of a folder of this one.
    return undefined;
  }
}
