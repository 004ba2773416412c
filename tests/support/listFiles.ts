import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Hash of each file below a folder, by path with `/`. */
export function hashFiles(dir: string): Record<string, string> {
  const hashes = listFiles(dir).map((file) => [
    file,
    createHash('sha1')
      .update(readFileSync(path.join(dir, file)))
      .digest('hex'),
  ]);
  return Object.fromEntries(hashes);
}

/** Every file below a folder, sorted. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Files that differ between two results of `hashFiles`, including those that only one contains. */
export function changedFiles(before: Record<string, string>, after: Record<string, string>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((file) => before[file] !== after[file]).sort();
}

/** Modification time of each file, to show that nothing was written. */
export function changeTimes(dir: string): Record<string, number> {
  return Object.fromEntries(listFiles(dir).map((file) => [file, statSync(path.join(dir, file)).mtimeMs]));
}
