import {existsSync} from 'node:fs';
import {hashOfFile} from '../../files/hashOfFile.ts';
import type {SourceRoots} from '../modules/sourceRoots.ts';

/**
 * SHA-1 hashes of sources by name, see `SourceRoots`; '' where there is nothing, and where a file or folder would take
 * precedence over a source.
 */
export type InputHashes = Readonly<Record<string, string>>;

/**
 * Hashes files, given by absolute path. Synchronous: awaiting each of several hundred small files takes several times as
 * long as reading them.
 */
export function hashInputs(files: readonly string[], {toNames}: SourceRoots): InputHashes {
  return Object.fromEntries(files.map((file) => [toNames(file), hashOfFile(file)]));
}

/** Whether the content of the files is unchanged. */
export function areInputsSame(inputs: InputHashes, {toPath}: SourceRoots): boolean {
  return Object.entries(inputs).every(([name, hash]) => isSame(toPath(name), hash));
}

/** Absolute paths of the files whose content has changed. */
export function changedInputs(inputs: InputHashes, {toPath}: SourceRoots): string[] {
  return Object.entries(inputs).flatMap(([name, hash]) => {
    const file = toPath(name);
    return isSame(file, hash) ? [] : [file];
  });
}

function isSame(file: string, hash: string): boolean {
  return hash === '' ? !existsSync(file) : hashOfFile(file) === hash;
}

/** Whether any of the files was missing. */
export function isOneMissing(inputs: InputHashes): boolean {
  return Object.values(inputs).includes('');
}
