import {existsSync} from 'node:fs';
import path from 'node:path';

const ENDS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.mdx',
  '.md',
  '/index.tsx',
  '/index.ts',
  '/index.js',
];

/**
 * Returns the import of a site's file that was meant by what looks like the import of a package: it begins with a folder
 * of the site, or with `@/` or `~/`, which other tools use for the sources.
 *
 * @param siteDir Absolute path.
 */
export function siteImport(siteDir: string, request: string): string | undefined {
  const name = request.replace(/^[@~]\//, 'src/');
  if (!name.includes('/') || name.startsWith('.')) return undefined;
  return ENDS.some((end) => existsSync(path.join(siteDir, name + end))) ? `@site/${name}` : undefined;
}
