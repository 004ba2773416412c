import {readdirSync} from 'node:fs';
import {hasCode} from '../../shared/problems/hasCode.ts';

/** Names of the entries in a folder; none if it does not exist, or is a file. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}
