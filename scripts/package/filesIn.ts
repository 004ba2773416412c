import {readdirSync} from 'node:fs';
import path from 'node:path';

/** All files below a folder, relative to it with `/`, sorted. */
export function filesIn(dir: string): string[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
