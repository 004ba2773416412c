import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {posix} from 'node:path';
import {nearest} from '../problems/nearest.ts';

/** Read access to the site folder that keeps a record of what was read. Paths are relative to the site folder. */
export interface SourceFiles {
  /** Returns the bytes and their SHA-1, or undefined when there is no such file. */
  read(file: string): {bytes: Buffer; sha1: string} | undefined;
  exists(file: string): boolean;
  /** The file of the same folder whose name is most like that of a missing one. */
  nearest(file: string): string | undefined;
  /** Every file read so far → SHA-1 of its bytes, or null when it was missing. */
  hashes: Record<string, string | null>;
}

/** Opens the site folder for one compilation; each file is read at most once. */
export function createSourceFiles(siteDir: string): SourceFiles {
  const cache = new Map<string, {bytes: Buffer; sha1: string} | undefined>();
  const hashes: Record<string, string | null> = {};

  function read(file: string) {
    if (cache.has(file)) return cache.get(file);
    let result: {bytes: Buffer; sha1: string} | undefined;
    try {
      const bytes = readFileSync(`${siteDir}/${file}`);
      result = {bytes, sha1: createHash('sha1').update(bytes).digest('hex')};
    } catch {
      result = undefined;
    }
    cache.set(file, result);
    hashes[file] = result?.sha1 ?? null;
    return result;
  }

  function exists(file: string): boolean {
    const found = isFile(`${siteDir}/${file}`);
    if (!found) hashes[file] = null;
    return found;
  }

  function nearestFile(file: string): string | undefined {
    const folder = posix.dirname(file);
    let names: string[];
    try {
      names = readdirSync(`${siteDir}/${folder}`);
    } catch {
      return undefined;
    }
    const name = posix.basename(file);
    const stemOf = (file: string) => posix.parse(file).name;
    const stem = nearest(stemOf(name), names.map(stemOf));
    const found = nearest(name, names) ?? names.find((other) => stemOf(other) === stem);
    return found === undefined ? undefined : posix.join(folder, found);
  }

  return {read, exists, nearest: nearestFile, hashes};
}

/** Tells whether a path is a regular file. */
export function isFile(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
}
