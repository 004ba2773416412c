import {statSync} from 'node:fs';

/** Whether a path is a regular file; a path that no file can have, or that may not be looked at, is none. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
  } catch {
    // Below a file (ENOTDIR), too long a name, a zero byte, links in a circle, a folder that is closed to this user.
    return false;
  }
}
