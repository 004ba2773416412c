import {lstatSync, statSync} from 'node:fs';
import type {Problem} from '../shared/problems/Problem.ts';
import {isSystemFault} from '../shared/problems/SystemFault.ts';
import {systemProblem} from './systemProblem.ts';

/**
 * Reports a symbolic link that leads nowhere. Whatever looks for a file takes it for a missing one; but it is there, so
 * a message that the file does not exist, or none for an optional file, would mislead.
 *
 * @param file Absolute path.
 */
export function linkProblem(siteDir: string, file: string): Problem | undefined {
  try {
    if (!lstatSync(file, {throwIfNoEntry: false})?.isSymbolicLink()) return undefined;
    statSync(file);
    return undefined;
  } catch (error) {
    if (!isSystemFault(error)) throw error;
    return error.code === 'ENOENT' || error.code === 'ELOOP'
      ? systemProblem(error, {siteDir, file})
      : undefined;
  }
}
