import {createHash} from 'node:crypto';
import {copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readKeptJson, replaceBy, writeKept} from './keptFile.ts';

/** Name of the file in a kept folder that holds the hashes of the others. */
const LIST = 'kept.json';

/** SHA-1 of files by their paths below a folder, with `/`. */
export type FileHashes = Readonly<Record<string, string>>;

/** Hashes every file below a folder. */
export function hashFolder(folder: string): FileHashes {
  return hashFiles(folder, listAll(folder));
}

/** Hashes files by their paths below a folder. */
export function hashFiles(folder: string, files: readonly string[]): FileHashes {
  return Object.fromEntries(files.map((file) => [file, sha1(readFileSync(path.join(folder, file)))]));
}

/** Whether the files below a folder are those that were hashed; others may be there, too. */
export function isAsHashed(folder: string, hashes: FileHashes): boolean {
  try {
    return Object.entries(hashes).every(
      ([file, hash]) => sha1(readFileSync(path.join(folder, file))) === hash,
    );
  } catch {
    return false;
  }
}

/**
 * Keeps a copy of a folder in a cache, replacing the previous one. It is complete or not there.
 *
 * @param name What the folder is kept as, see `readKept`.
 */
export function keepFolder(folder: string, kept: string, name: string): void {
  const part = `${kept}.${process.pid}.part`;
  rmSync(part, {recursive: true, force: true});
  const hashes = hashFolder(folder);
  for (const file of Object.keys(hashes)) {
    const copy = path.join(part, file);
    mkdirSync(path.dirname(copy), {recursive: true});
    linkOrCopy(path.join(folder, file), copy);
  }
  writeKept(path.join(part, LIST), name, JSON.stringify(hashes));
  replaceBy(part, kept);
}

/**
 * Copies a kept folder to where it may be used, if every file of it is as it was kept.
 *
 * @returns Whether it was; nothing of one that is damaged is left.
 */
export function takeFolder(kept: string, name: string, folder: string): boolean {
  const hashes = readKeptJson<FileHashes>(path.join(kept, LIST), name);
  return hashes !== undefined && copyAsHashed(kept, hashes, folder);
}

/**
 * Copies the files of a folder that were hashed to another one, if all of them are as they were.
 *
 * @returns Whether they are; otherwise the other folder is removed.
 */
export function copyAsHashed(kept: string, hashes: FileHashes, folder: string): boolean {
  try {
    for (const [file, hash] of Object.entries(hashes)) {
      const bytes = readFileSync(path.join(kept, file));
      if (sha1(bytes) !== hash) throw new Error(`${file} is damaged.`);
      const copy = path.join(folder, file);
      mkdirSync(path.dirname(copy), {recursive: true});
      writeFileSync(copy, bytes);
    }
    return true;
  } catch {
    // Damaged, or another process is replacing it.
    rmSync(folder, {recursive: true, force: true});
    return false;
  }
}

/** Whoever writes into the folder makes a new file and renames it, so that both may share one. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function listAll(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

function sha1(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('hex');
}
