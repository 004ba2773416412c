import {rm} from 'node:fs/promises';
import {makeFolder} from '../files/folders/makeFolder.ts';
import type {OutputChanges} from './compareOutput.ts';
import {nextFolder} from './outputFolder.ts';
import {claimSpare, removeFiles, type SpareOutput} from './spareOutput.ts';

/** The next output folder, and what it already contains. */
export interface NextOutput {
  /** Absolute path. */
  folder: string;
  /** Whether it contains a file that is up to date, or updated, as it is in the last output. */
  holds(file: string): boolean;
}

/**
 * Creates the next output folder, empty or from a spare output, to be filled by `keepFiles` and `writeFiles`. Anything
 * at its path is removed.
 *
 * @param spare The spare output: where it is kept, if at all, and what is known about it.
 */
export async function createNext(
  outDir: string,
  changes: OutputChanges,
  spare?: {folder: string; known?: SpareOutput},
): Promise<NextOutput> {
  const folder = nextFolder(outDir);
  await rm(folder, {recursive: true, force: true});
  if (!spare || !(await claimSpare(spare.folder, folder, spare.known))) {
    await makeFolder(folder);
    return {folder, holds: () => false};
  }
  const removed = new Set([...(spare.known?.touched ?? []), ...changes.unshared, ...changes.leftovers]);
  removeFiles(
    folder,
    [...removed].filter((file) => !changes.rewritten.has(file)),
  );
  return {folder, holds: (file) => !removed.has(file)};
}
