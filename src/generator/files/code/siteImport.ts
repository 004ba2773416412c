import path from 'node:path';
import {isFile} from '../isFile.ts';
import {moduleFiles} from './moduleFile.ts';

/**
 * Returns the import of a site's file that was meant by what looks like the import of a package: it begins with a folder
 * of the site, or with `@/` or `~/`, which other tools use for the sources.
 *
 * @param siteDir Absolute path.
 */
export function siteImport(siteDir: string, request: string): string | undefined {
  const name = request.replace(/^[@~]\//, 'src/');
  if (!name.includes('/') || name.startsWith('.')) return undefined;
  const target = path.join(siteDir, name);
  const files = [...moduleFiles(target), `${target}.mdx`, `${target}.md`];
  return files.some(isFile) ? `@site/${name}` : undefined;
}
