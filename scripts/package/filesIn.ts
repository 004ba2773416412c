import {readdirSync} from 'node:fs';
import path from 'node:path';
import {relativePath} from '../../src/generator/files/relativePath.ts';

/** All files below a folder, relative to it with `/`, sorted. */
export function filesIn(dir: string): string[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(dir, path.join(entry.parentPath, entry.name)))
    .sort();
}
