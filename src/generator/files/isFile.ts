import {statSync} from 'node:fs';

/** Whether a path is a regular file; false for an invalid or inaccessible path. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
  } catch {
    // A path below a file (ENOTDIR), a name that is too long, a null byte, a symbolic link loop, or a folder without
    // read permission.
    return false;
  }
}
