import {readFileSync} from 'node:fs';
import {hashOf} from './hash.ts';

/** SHA-1 of a file's content; '' for one that cannot be read, which whoever needs its content reports. */
export function hashOfFile(file: string): string {
  try {
    return hashOf(readFileSync(file));
  } catch {
    return '';
  }
}
