import {existsSync} from 'node:fs';
import path from 'node:path';
import {isPlainObject} from '../shared/invariants/isPlainObject.ts';
import {jsonValue} from '../shared/text/jsonValue.ts';
import {readText} from '../files/readText.ts';
import {relativePath} from '../files/relativePath.ts';

/**
 * The packed file that npm has installed a package from, in the form for a site's `package.json`; undefined if it came
 * from a registry, or if the file is no longer there.
 *
 * @param packageDir Absolute path of the installed package, in `node_modules`.
 */
export function packedFile(name: string, packageDir: string, siteDir: string): string | undefined {
  const packages = packageDir.slice(0, -name.length - 1);
  const list = jsonValue(readText(path.join(packages, '.package-lock.json')) ?? '');
  const installed = isPlainObject(list) && isPlainObject(list.packages) ? list.packages : {};
  const entry = installed[`node_modules/${name}`];
  const resolved = isPlainObject(entry) ? entry.resolved : undefined;
  if (typeof resolved !== 'string' || !resolved.startsWith('file:')) return undefined;
  const file = path.resolve(path.dirname(packages), resolved.slice('file:'.length));
  return existsSync(file) ? `file:${relativePath(siteDir, file)}` : undefined;
}
