import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Folder of the generator's package: the nearest one above this module, or above the bundle it is part of, with a `package.json`. */
export const generatorDir = findPackageDir(path.dirname(fileURLToPath(import.meta.url)));

function findPackageDir(dir: string): string {
  if (existsSync(path.join(dir, 'package.json'))) return dir;
  const parent = path.dirname(dir);
  if (parent === dir) throw new Error('The generator is not inside a package: no `package.json` above it.');
  return findPackageDir(parent);
}
