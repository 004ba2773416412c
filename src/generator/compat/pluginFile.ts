import {existsSync} from 'node:fs';
import path from 'node:path';
import {moduleFile} from '../files/code/moduleFile.ts';

/**
 * The file of a plugin that a configuration names by its path, or a folder whose `package.json` names it; undefined for
 * the name of a package, or if there is none.
 */
export function pluginFile(name: string, siteDir: string): string | undefined {
  if (!/^\.{0,2}\//.test(name)) return undefined;
  const target = path.resolve(siteDir, name);
  return existsSync(path.join(target, 'package.json')) ? target : moduleFile(target);
}
