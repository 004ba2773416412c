import {statsOf} from './statsOf.ts';

/** Whether a path is a regular file; false for an invalid or inaccessible path. */
export function isFile(path: string): boolean {
  return statsOf(path)?.isFile() ?? false;
}
