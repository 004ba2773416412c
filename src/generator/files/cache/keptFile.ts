import {createHash} from 'node:crypto';
import {lstatSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {threadId} from 'node:worker_threads';
import {FULL_FOLDER} from '../fullFolder.ts';
import {hasCode} from '../../shared/problems/hasCode.ts';

/** Length of what follows the content of a kept file, in bytes: a line break, and a SHA-1 in hexadecimal. */
export const KEPT_END = 41;

/**
 * Reads a file of a cache. Everything in a cache is read with this function, or compared with hashes that were read
 * with it: damaged files count as missing.
 *
 * @param name The name that the file was kept under: a file whose content was swapped with another's counts as damaged
 * too.
 * @returns undefined if it is missing or damaged.
 */
export function readKept(file: string, name: string): Buffer | undefined {
  const bytes = readBytes(file);
  if (!bytes || bytes.length < KEPT_END) return undefined;
  const content = bytes.subarray(0, -KEPT_END);
  return bytes.toString('latin1', content.length) === endOf(name, content) ? content : undefined;
}

/** Like `readKept`, for a JSON file; the name says what it contains, and which version of the generator wrote it. */
export function readKeptJson<Value>(file: string, name: string): Value | undefined {
  const content = readKept(file, name);
  return content && (JSON.parse(content.toString('utf8')) as Value);
}

/**
 * Writes a file to a cache atomically, whoever else reads or writes it at the same time. Whatever is at its path is
 * replaced, even a folder.
 *
 * @param file Absolute path; parent folders are created.
 * @param name See `readKept`.
 * @returns Its stamp, see `stampKept`.
 */
export function writeKept(file: string, name: string, content: string | Uint8Array): string | undefined {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return writeWhole(file, Buffer.concat([bytes, Buffer.from(endOf(name, bytes), 'latin1')]));
}

/**
 * Size, time and identity of a kept file: while they are unchanged, so is its content. Undefined if it does not exist.
 */
export function stampKept(file: string): string | undefined {
  return statKept(file)?.stamp;
}

/** As `stampKept`, with the time of the last use (ms). */
export function statKept(file: string): {stamp: string; usedAt: number} | undefined {
  const stats = statSync(file, {throwIfNoEntry: false});
  if (!stats?.isFile()) return undefined;
  return {stamp: `${stats.size}:${stats.mtimeMs}:${stats.ino}`, usedAt: stats.mtimeMs};
}

/** Like `writeKept`, for a file that others read directly; it has no checksum and `readKept` rejects it. */
export function writeWhole(file: string, content: string | Uint8Array): string | undefined {
  const part = `${file}.${process.pid}-${threadId}.part`;
  try {
    writeFileSync(part, content);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    makeCacheFolder(path.dirname(file));
    writeFileSync(part, content);
  }
  // Stamped under the temporary name: another process may already have replaced the file under its final name.
  const stamp = stampKept(part);
  replaceBy(part, file);
  return stamp;
}

/** Error codes of a rename whose target exists. */
const IN_THE_WAY = ['EISDIR', 'ENOTDIR', ...FULL_FOLDER];

/** How often another process may put something in the way. */
const MOST_ATTEMPTS = 5;

/** Replaces a file or folder, or a folder with a file; another process may do the same at the same time. */
export function replaceBy(from: string, to: string): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !hasCode(error, ...IN_THE_WAY)) throw error;
      rmSync(to, {recursive: true, force: true, maxRetries: MOST_ATTEMPTS});
    }
  }
}

/** Creates a folder in a cache; anything at its path or its parent's that is not a folder is removed. */
export function makeCacheFolder(folder: string): void {
  try {
    mkdirSync(folder, {recursive: true});
  } catch (error) {
    if (!hasCode(error, 'ENOTDIR', 'EEXIST', 'ENOENT')) throw error;
    const obstacle = [path.dirname(folder), folder].find(isObstacle);
    if (obstacle === undefined) throw error;
    rmSync(obstacle);
    mkdirSync(folder, {recursive: true});
  }
}

/** Whether there is something that is neither a folder nor a link to one. */
function isObstacle(place: string): boolean {
  if (!lstatSync(place, {throwIfNoEntry: false})) return false;
  return statSync(place, {throwIfNoEntry: false})?.isDirectory() !== true;
}

function readBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    // Missing, a folder, a broken link, or not accessible.
    return undefined;
  }
}

function endOf(name: string, content: Uint8Array): string {
  return `\n${createHash('sha1').update(`${name}\0`).update(content).digest('hex')}`;
}
