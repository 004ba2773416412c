import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a file, and makes its folder when there is none: most files find theirs, and asking first takes as long as writing. */
export function writeInFolder(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    if (!isMissing(error)) throw error;
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
