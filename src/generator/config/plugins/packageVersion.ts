import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/**
 * Name and version of the package that a module belongs to.
 *
 * @param module Its absolute path, or that as a `file:` address.
 * @returns The name of the module where no package has a version
 */
export function packageVersion(module: string): string {
  const file = module.startsWith('file:') ? fileURLToPath(module) : module;
  for (let dir = path.dirname(file); dir !== path.dirname(dir); dir = path.dirname(dir)) {
    const found = readVersion(path.join(dir, 'package.json'));
    if (found !== undefined) return found;
    if (path.basename(dir) === 'node_modules') break;
  }
  return path.basename(file);
}

function readVersion(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // Not the folder of a package.
    return undefined;
  }
  const {name, version}: {name?: string; version?: string} = JSON.parse(text);
  // A `package.json` that only says which kind of modules a folder has.
  return name === undefined || version === undefined ? undefined : `${name}@${version}`;
}
