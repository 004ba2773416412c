import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';

/** The text of a file; undefined for one that cannot be read: a folder, or a file that was removed in the meantime. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The same, while other work goes on. */
export function loadText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
