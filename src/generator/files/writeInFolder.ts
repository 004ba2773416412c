import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hasCode} from './hasCode.ts';
import {namePath} from './namePath.ts';

/**
 * Writes a file, and makes its folder when there is none: most files find theirs, and asking first takes as long as writing.
 * A file that is there already is replaced, not changed: the live output may share it.
 */
export function writeInFolder(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content, {flag: 'wx'});
  } catch (error) {
    if (hasCode(error, 'ENOENT')) mkdirSync(path.dirname(file), {recursive: true});
    else if (hasCode(error, 'EEXIST')) rmSync(file, {force: true});
    else throw namePath(error, file);
    writeAgain(file, content);
  }
}

function writeAgain(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw namePath(error, file);
  }
}
