import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hasCode} from '../../shared/problems/hasCode.ts';
import {namePath} from '../namePath.ts';

/**
 * Writes a file, and creates its folder only if that fails: most folders exist, and checking first takes as long as
 * writing. An existing file is replaced instead of changed, because the live output may share it.
 */
export function writeInFolder(file: string, content: string | Uint8Array): void {
  makeInFolder(file, () => writeFileSync(file, content, {flag: 'wx'}));
}

/**
 * Creates a file, and its folder if necessary. An existing file is removed first.
 *
 * @param make Creates the file, and throws if it exists.
 */
export function makeInFolder(file: string, make: () => void): void {
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
