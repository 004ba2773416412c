import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {hasCode} from './hasCode.ts';
import {isFolder} from './isFolder.ts';

/**
 * Makes a folder and those above it, unless they are there.
 *
 * Node's own `mkdir` with `recursive` never ends below a folder in which the system lets nobody make one, such as `/proc`.
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
