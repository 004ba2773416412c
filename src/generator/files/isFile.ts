import {statSync} from 'node:fs';

/** Tells whether a path is a regular file. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
