import {createHash} from 'node:crypto';
import {lstatSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {threadId} from 'node:worker_threads';
import {hasCode} from './hasCode.ts';

/** Length of what follows the content of a kept file, in bytes: a line break, and a SHA-1 in hexadecimal. */
export const KEPT_END = 41;

/**
 * Reads a file of a cache. Whatever is read from a cache is read by this function, or is compared with hashes that were:
 * what has been damaged is the same as missing.
 *
 * @param name What the file was kept as: a file whose content was exchanged with that of another is damaged, too.
 * @returns Undefined when there is none, or it is damaged.
 */
export function readKept(file: string, name: string): Buffer | undefined {
  const bytes = readBytes(file);
  if (!bytes || bytes.length < KEPT_END) return undefined;
  const content = bytes.subarray(0, -KEPT_END);
  return bytes.toString('latin1', content.length) === endOf(name, content) ? content : undefined;
}

/** As `readKept`, of a file that holds JSON; the name says what is in it, and which version of the generator wrote it. */
export function readKeptJson<Value>(file: string, name: string): Value | undefined {
  const content = readKept(file, name);
  return content && (JSON.parse(content.toString('utf8')) as Value);
}

/**
 * Keeps a file in a cache: it is there complete or not at all, whoever else reads or writes it meanwhile. What is in its
 * place is replaced, be it a folder.
 *
 * @param file Absolute path; folders above it are made.
 * @param name See `readKept`.
 * @returns Its stamp, see `stampKept`.
 */
export function writeKept(file: string, name: string, content: string | Uint8Array): string | undefined {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return writeWhole(file, Buffer.concat([bytes, Buffer.from(endOf(name, bytes), 'latin1')]));
}

/**
 * Size, time and identity of a kept file: as long as they are the same, so is what was read or written. Undefined when there
 * is none.
 */
export function stampKept(file: string): string | undefined {
  const stats = statSync(file, {throwIfNoEntry: false});
  return stats?.isFile() ? `${stats.size}:${stats.mtimeMs}:${stats.ino}` : undefined;
}

/** As `writeKept`, of a file that others read as it is: nobody takes it for what was kept. */
export function writeWhole(file: string, content: string | Uint8Array): string | undefined {
  const part = `${file}.${process.pid}-${threadId}.part`;
  try {
    writeFileSync(part, content);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'ENOTDIR')) throw error;
    makeFolder(path.dirname(file));
    writeFileSync(part, content);
  }
  // Of the file under its first name: under the other, another process may have replaced it already.
  const stamp = stampKept(part);
  replaceBy(part, file);
  return stamp;
}

/** What a system says when something is in the place of what is renamed; to Windows, a folder there is a matter of permissions. */
const IN_THE_WAY = [
  'EISDIR',
  'ENOTDIR',
  'ENOTEMPTY',
  'EEXIST',
  ...(process.platform === 'win32' ? ['EPERM', 'EACCES'] : []),
];

/** Puts a file or folder in the place of another, or of a file in the place of a folder. */
export function replaceBy(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!IN_THE_WAY.some((code) => hasCode(error, code))) throw error;
    rmSync(to, {recursive: true, force: true});
    renameSync(from, to);
  }
}

/** Makes a folder of a cache; what is in its place, or in that of the folder above it, and is not a folder, makes way. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, {recursive: true});
  } catch (error) {
    if (!['ENOTDIR', 'EEXIST', 'ENOENT'].some((code) => hasCode(error, code))) throw error;
    const obstacle = [path.dirname(folder), folder].find(isObstacle);
    if (obstacle === undefined) throw error;
    rmSync(obstacle);
    mkdirSync(folder, {recursive: true});
  }
}

/** Whether something is there that is neither a folder nor points to one. */
function isObstacle(place: string): boolean {
  if (!lstatSync(place, {throwIfNoEntry: false})) return false;
  return statSync(place, {throwIfNoEntry: false})?.isDirectory() !== true;
}

function readBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    // Missing, a folder, a link to nothing, or not for this user.
    return undefined;
  }
}

function endOf(name: string, content: Uint8Array): string {
  return `\n${createHash('sha1').update(`${name}\0`).update(content).digest('hex')}`;
}
