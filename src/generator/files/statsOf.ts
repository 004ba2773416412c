import {type Stats, statSync} from 'node:fs';

/** The state of a file or folder; undefined for one that does not exist, and for an invalid or inaccessible path. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, {throwIfNoEntry: false});
  } catch {
    // A path below a file (ENOTDIR), a name that is too long, a null byte, a symbolic link loop, or a folder without
    // read permission.
    return undefined;
  }
}
