import {statSync} from 'node:fs';

/** Whether a path is a folder; false for an invalid or inaccessible path. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path, {throwIfNoEntry: false})?.isDirectory() ?? false;
  } catch {
    // See `isFile`.
    return false;
  }
}
