import {linkSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hasCode} from './hasCode.ts';
import {namePath} from './namePath.ts';

/**
 * Writes a file, and makes its folder when there is none: most files find theirs, and asking first takes as long as writing.
 * A file that is there already is replaced, not changed: the live output may share it.
 */
export function writeInFolder(file: string, content: string | Uint8Array): void {
  makeInFolder(file, () => writeFileSync(file, content, {flag: 'wx'}));
}

/** Gives a file a second name, as `writeInFolder` writes one; copies it where the file system has no second names. */
export function linkInFolder(from: string, file: string): void {
  makeInFolder(file, () => {
    try {
      linkSync(from, file);
    } catch (error) {
      if (hasCode(error, 'ENOENT') || hasCode(error, 'EEXIST')) throw error;
      writeFileSync(file, readFileSync(from), {flag: 'wx'});
    }
  });
}

/** @param make Makes a file that is not there. */
function makeInFolder(file: string, make: () => void): void {
  try {
    make();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) mkdirSync(path.dirname(file), {recursive: true});
    else if (hasCode(error, 'EEXIST')) rmSync(file, {force: true});
    else throw namePath(error, file);
    try {
      make();
    } catch (error) {
      throw namePath(error, file);
    }
  }
}
