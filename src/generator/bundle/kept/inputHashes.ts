import {hashOfFile} from '../../files/hashOfFile.ts';
import type {SourceRoots} from '../modules/sourceRoots.ts';

/** SHA-1 hashes of sources by name, see `SourceRoots`; '' for a file that does not exist. */
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
  return Object.entries(inputs).every(([name, hash]) => hashOfFile(toPath(name)) === hash);
}

/** Absolute paths of the files whose content has changed. */
export function changedInputs(inputs: InputHashes, {toPath}: SourceRoots): string[] {
  return Object.entries(inputs).flatMap(([name, hash]) => {
    const file = toPath(name);
    return hashOfFile(file) === hash ? [] : [file];
  });
}

/** Whether any of the files was missing. */
export function isOneMissing(inputs: InputHashes): boolean {
  return Object.values(inputs).includes('');
}
