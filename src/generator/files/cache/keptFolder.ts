import {copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sha1} from '../hash.ts';
import {filesBelow} from '../folders/filesBelow.ts';
import {readKeptJson, replaceBy, writeKept} from './keptFile.ts';

/** Name of the file in a kept folder that contains the hashes of the others. */
const LIST = 'kept.json';

/** SHA-1 of files by path below a folder, with `/`. */
export type FileHashes = Readonly<Record<string, string>>;

/** Hashes every file below a folder. */
export function hashFolder(folder: string): FileHashes {
  return hashFiles(folder, filesBelow(folder));
}

/** Hashes files, given by path below a folder. */
export function hashFiles(folder: string, files: readonly string[]): FileHashes {
  return Object.fromEntries(files.map((file) => [file, sha1(readFileSync(path.join(folder, file)))]));
}

/** Whether the hashed files below a folder are unchanged; there may be other files too. */
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
 * Keeps a copy of a folder in a cache, replacing the previous one atomically.
 *
 * @param name The name that the folder is kept under, see `readKept`.
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
 * Copies a kept folder to where it may be used, if all its files are intact.
 *
 * @returns Whether they were; if not, nothing is left at the target.
 */
export function takeFolder(kept: string, name: string, folder: string): boolean {
  const hashes = readKeptJson<FileHashes>(path.join(kept, LIST), name);
  return hashes !== undefined && copyAsHashed(kept, hashes, folder);
}

/**
 * Copies the hashed files of a folder to another one, if all of them are unchanged.
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
    // A file is damaged, or another process is replacing it.
    rmSync(folder, {recursive: true, force: true});
    return false;
  }
}

/** Hard-links a file if possible: whatever writes to the folder creates a new file and renames it, so a shared file is safe. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
