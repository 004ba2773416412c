import {statSync} from 'node:fs';

/** Tells whether a path is a regular file. */
export function isFile(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
}
