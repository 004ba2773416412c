import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * The file of a plugin that a configuration names by its path, or a folder whose `package.json` names it; undefined for
 * the name of a package, or if there is none.
 */
export function pluginFile(name: string, siteDir: string): string | undefined {
  if (!/^\.{0,2}\//.test(name) && !path.isAbsolute(name)) return undefined;
  const target = path.resolve(siteDir, name);
  const ends = ['', '.ts', '.js', '.mjs', '.cjs', '/index.ts', '/index.js'];
  const file = ends
    .map((end) => target + end)
    .find((one) => statSync(one, {throwIfNoEntry: false})?.isFile());
  return file ?? (existsSync(target) ? target : undefined);
}
