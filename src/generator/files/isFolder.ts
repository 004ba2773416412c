import {statSync} from 'node:fs';

/** Whether a path is a folder; a path that nothing can have, or that may not be looked at, is none. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path, {throwIfNoEntry: false})?.isDirectory() ?? false;
  } catch {
    // As in `isFile`.
    return false;
  }
}
