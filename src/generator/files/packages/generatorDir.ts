import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/**
 * Folder of the generator's package: the nearest one with a `package.json` above this module, or above the bundle that
 * contains it. A bundle elsewhere has a link to it (`scripts/run.mjs`).
 */
export const generatorDir = findPackageDir(path.dirname(fileURLToPath(import.meta.url)));

function findPackageDir(dir: string): string {
  const file = path.join(dir, 'package.json');
  if (existsSync(file)) return path.dirname(realpathSync(file));
  const parent = path.dirname(dir);
  if (parent === dir) throw new Error('The generator is not inside a package: no `package.json` above it.');
  return findPackageDir(parent);
}
