import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {readText} from '../../files/readText.ts';

/**
 * Name and version of the package that a module belongs to.
 *
 * @param module Its absolute path, or a `file:` URL.
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
  const text = readText(file);
  // Not a package folder.
  if (text === undefined) return undefined;
  const {name, version}: {name?: string; version?: string} = JSON.parse(text);
  // A `package.json` that only sets the module type of a folder.
  return name === undefined || version === undefined ? undefined : `${name}@${version}`;
}
