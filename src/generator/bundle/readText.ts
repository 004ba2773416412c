import {readFileSync} from 'node:fs';

/** The text of a file that a bundler has reported; undefined when it cannot be read. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Not a file, or removed in the meantime.
    return undefined;
  }
}
