import {readdirSync} from 'node:fs';

/**
 * Names of the entries in a folder, for a hint that names the one that was meant. None if the folder cannot be read: the
 * problem that the hint is for is reported all the same.
 */
export function namesToSuggest(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
