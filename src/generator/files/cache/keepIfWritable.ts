import {hasCode} from '../../shared/problems/hasCode.ts';

/**
 * Stores something if possible: a failure only costs time at the next bundling, and the generator may be in a read-only
 * folder. What the disk has no room for, and is needed, is reported where that is written.
 *
 * @returns Whether it was stored.
 */
export function keepIfWritable(keep: () => void): boolean {
  try {
    keep();
    return true;
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT')) throw error;
    return false;
  }
}
