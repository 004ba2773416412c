import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {decodeSource} from '../files/decodeSource.ts';
import {readInTurn} from '../files/readInTurn.ts';
import {hasCode} from '../shared/problems/hasCode.ts';
import {systemProblem} from '../problems/systemProblem.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {isSystemFault} from '../shared/problems/SystemFault.ts';

/** A source file of the site. */
export interface Source {
  /** Relative to the site folder, with `/`. */
  file: string;
  /** Relative to its content folder, with `/`. */
  path: string;
  /** SHA-1 (hex) of the bytes. */
  hash: string;
  /** Without a byte order mark. */
  text: string;
  /** Why it could not be read. */
  problem?: Problem;
}

/**
 * Reads one file of a content folder. If it cannot be read, it is returned empty with a problem, so that other problems
 * of the site are still found.
 *
 * @param folder Content folder, relative to the site folder.
 * @param name Path of the file in it.
 */
export async function readSource(siteDir: string, folder: string, name: string): Promise<Source> {
  const file = siteFile(folder, name);
  const absolute = path.join(siteDir, file);
  try {
    return {file, path: name, ...decodeSource(await readTwice(absolute), absolute)};
  } catch (error) {
    if (!isSystemFault(error)) throw error;
    const problem = systemProblem(error, {siteDir, file: absolute});
    return {file, path: name, hash: '', text: '', problem};
  }
}

/**
 * Retries once: a file that was listed and is now missing may be about to reappear, because editors and git replace
 * files.
 */
async function readTwice(file: string): Promise<Buffer> {
  try {
    return await readInTurn(file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    await setTimeout(SHORT_WHILE);
    return readInTurn(file);
  }
}

/** Milliseconds. */
const SHORT_WHILE = 100;

/** Joins a content folder (relative to the site folder) and a path in it. */
export function siteFile(folder: string, name: string): string {
  const clean = folder.replace(/\\/g, '/').replace(/^(?:\.\/)+|\/+$/g, '');
  return clean === '' || clean === '.' ? name : `${clean}/${name}`;
}
