import {statsOf} from '../statsOf.ts';

/** Whether a path is a folder; false for an invalid or inaccessible path. */
export function isFolder(path: string): boolean {
  return statsOf(path)?.isDirectory() ?? false;
}
