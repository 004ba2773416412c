import {accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {nearestEntry, nextFolder} from '../../output/outputFolder.ts';
import {systemProblem} from '../../problems/systemProblem.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {isSystemFault} from '../../shared/problems/SystemFault.ts';

/** Size (bytes) of the test file: file systems may store smaller ones without using up any space. */
const PROBE_SIZE = 4096;

/**
 * Reports that nothing can be written to an output folder, which would otherwise be noticed only at the end. Free space
 * is checked only for a folder that is new or empty: in another one, there may be nothing to write.
 *
 * @param siteDir Without symbolic links, like `outDir`: see `realTarget`.
 */
export function checkWritable(siteDir: string, outDir: string): Problem[] {
  let place = outDir;
  try {
    const isFull = existsSync(outDir) && readdirSync(outDir).length > 0;
    if (!isFull) [place] = nearestEntry(path.dirname(nextFolder(outDir)));
    // A folder that can be replaced is not enough: its files may belong to another user, and must be removed.
    if (isFull) accessSync(place, constants.W_OK | constants.X_OK);
    else probe(place, path.basename(nextFolder(outDir)));
    return [];
  } catch (error) {
    if (!isSystemFault(error)) throw error;
    const {message, ...rest} = systemProblem(error, {siteDir, file: place});
    return [
      {
        ...rest,
        message: `The output folder ${outDir} cannot be written. ${message}`,
        hint: 'Make it writable for this user, with free space, or choose another folder with --out-dir.',
      },
    ];
  }
}

/** Creates and removes a folder with a file. */
function probe(parent: string, name: string): void {
  const folder = mkdtempSync(path.join(parent, `${name}-`));
  try {
    writeFileSync(path.join(folder, 'probe'), Buffer.alloc(PROBE_SIZE));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
