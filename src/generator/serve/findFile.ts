import {realpath, stat} from 'node:fs/promises';
import path from 'node:path';
import type {RequestPath} from '../http/parseRequestPath.ts';

/** A file of the served folder. */
export interface FoundFile {
  /** Absolute path. */
  path: string;
  /** Path below the served folder, with `/`. */
  name: string;
  size: number;
  mtimeMs: number;
}

/**
 * Finds the file that a path leads to: a file of that name, or the page `x.html` or `x/index.html` for `/x` and `/x/`.
 *
 * @param root Absolute path of the served folder, itself free of symbolic links.
 * @returns Undefined when there is none, or only one that a symbolic link leads to outside of the folder.
 */
export async function findFile(root: string, {segments, slash}: RequestPath): Promise<FoundFile | undefined> {
  const name = segments.join('/');
  const index = segments.length === 0 ? 'index.html' : `${name}/index.html`;
  const page = `${name}.html`;
  const candidates = segments.length === 0 ? [index] : slash ? [index, page] : [name, page, index];
  for (const candidate of candidates) {
    const file = await statFile(root, candidate);
    if (file) return file;
  }
  return undefined;
}

/** Returns the regular file of a name below `root`, or undefined when it is absent or stands outside of `root`. */
export async function statFile(root: string, name: string): Promise<FoundFile | undefined> {
  try {
    const file = path.join(root, name);
    const real = await realpath(file);
    if (!real.startsWith(root.endsWith(path.sep) ? root : root + path.sep)) return undefined;
    const stats = await stat(real);
    return stats.isFile() ? {path: file, name, size: stats.size, mtimeMs: stats.mtimeMs} : undefined;
  } catch {
    // Absent, a name too long, a loop of links, no permission: all of them lead to no file.
    return undefined;
  }
}
