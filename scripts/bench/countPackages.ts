import {readFile} from 'node:fs/promises';

/**
 * Counts the packages in an npm lock file (version 2 or 3) that a site installs, without those for the development of a
 * generator.
 */
export async function countPackages(lockFile: string): Promise<number> {
  const {packages}: {packages: Record<string, {dev?: true}>} = JSON.parse(await readFile(lockFile, 'utf8'));
  return Object.entries(packages).filter(([key, {dev}]) => key.includes('node_modules/') && !dev).length;
}
