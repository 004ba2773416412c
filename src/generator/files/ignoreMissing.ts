import {hasCode} from '../shared/problems/hasCode.ts';

/** For `catch`: continues if the file is missing, and fails with any other error. */
export function ignoreMissing(error: unknown): void {
  if (!hasCode(error, 'ENOENT')) throw error;
}
