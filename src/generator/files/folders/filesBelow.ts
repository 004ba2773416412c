import {readdirSync} from 'node:fs';
import path from 'node:path';
import {relativePath} from '../relativePath.ts';

/** The files below a folder, however deep, as paths relative to it with `/`. Symbolic links and folders are not listed. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)));
}
