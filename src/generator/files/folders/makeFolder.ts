import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {hasCode} from '../../shared/problems/hasCode.ts';
import {isFolder} from './isFolder.ts';

/**
 * Creates a folder and its parents, unless they exist.
 *
 * Node's own recursive `mkdir` never returns below a folder where the system allows nobody to create one, such as
 * `/proc`.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (hasCode(error, 'EEXIST') && isFolder(folder)) return;
    const parent = path.dirname(folder);
    if (!hasCode(error, 'ENOENT') || existsSync(parent)) throw error;
    await makeFolder(parent);
    await makeFolder(folder);
  }
}
