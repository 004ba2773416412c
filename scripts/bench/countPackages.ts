import {readFile} from 'node:fs/promises';

/** Counts the installed packages that are listed in an npm lock file (version 2 or 3). */
export async function countPackages(lockFile: string): Promise<number> {
  const {packages}: {packages: Record<string, unknown>} = JSON.parse(await readFile(lockFile, 'utf8'));
  return Object.keys(packages).filter((key) => key.includes('node_modules/')).length;
}
