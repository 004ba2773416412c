import {readFileSync} from 'node:fs';

/** The text of a file that a bundler has complained about; undefined when it cannot be read. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A module that is not a file, or was removed since.
    return undefined;
  }
}
