import {constants} from 'node:fs';
import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {namePath} from '../files/namePath.ts';
import {placeBelow} from '../files/placeBelow.ts';
import {hasCode} from '../shared/problems/hasCode.ts';

/** Clones the file if the file system supports it, and never overwrites. */
export const NEW_COPY = constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL;

/** Returns the absolute path of a file in a folder, and creates its parent folders, each once. */
export function createPlacer(root: string): (file: string) => Promise<string> {
  const folders = new Set<string>();
  return async (file) => {
    const target = placeBelow(root, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) {
      await mkdir(folder, {recursive: true});
      folders.add(folder);
    }
    return target;
  };
}

/**
 * Creates a file with a function that fails if the file exists. An existing file is removed first: it may be a hard link
 * to a file of the live output, which a change in place would change too.
 */
export async function createFile(file: string, make: () => Promise<void>): Promise<void> {
  try {
    await make();
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw namePath(error, file);
    await rm(file, {force: true});
    await make();
  }
}
