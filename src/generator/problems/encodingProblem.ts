import {readFileSync} from 'node:fs';
import type {Problem} from '../shared/problems/Problem.ts';
import {notUtf8, UNREADABLE} from './notUtf8.ts';

/**
 * The problem of a file that is not UTF-8 text; undefined for one that is, or that cannot be read.
 *
 * @param file Absolute path.
 * @param name The file's path for messages.
 */
export function encodingProblem(file: string, name: string): Problem | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    // Whoever reads the file for its content reports this.
    return undefined;
  }
  const mistake = notUtf8(bytes);
  return mistake && {severity: 'error', file: name, ...mistake};
}

/** Like `encodingProblem` for a file that was read as text: it is read again only if letters of it are lost. */
export function lostLetters(text: string, file: string, name: string): Problem | undefined {
  return UNREADABLE.test(text) ? encodingProblem(file, name) : undefined;
}
