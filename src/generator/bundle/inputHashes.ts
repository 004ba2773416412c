import {readFile} from 'node:fs/promises';
import {hashOf} from '../files/hash.ts';
import type {SourceRoots} from './sourceRoots.ts';

/** SHA-1 hashes of sources by name, see `SourceRoots`; '' for a file that does not exist. */
export type InputHashes = Readonly<Record<string, string>>;

/** Hashes files, given by absolute path. */
export async function hashInputs(files: readonly string[], {toNames}: SourceRoots): Promise<InputHashes> {
  const entries = files.map(async (file) => {
    const bytes = await readFile(file).catch(() => undefined);
    return [toNames(file), bytes ? hashOf(bytes) : ''] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Whether the content of the files is unchanged. */
export async function areInputsSame(inputs: InputHashes, roots: SourceRoots): Promise<boolean> {
  const now = await hashInputs(Object.keys(inputs).map(roots.toPath), roots);
  return Object.entries(inputs).every(([name, hash]) => now[name] === hash);
}

/** Whether any of the files was missing. */
export function isOneMissing(inputs: InputHashes): boolean {
  return Object.values(inputs).includes('');
}
