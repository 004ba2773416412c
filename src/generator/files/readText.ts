import {readFileSync} from 'node:fs';

/** The text of a file; undefined for one that cannot be read: a folder, or a file that was removed in the meantime. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
