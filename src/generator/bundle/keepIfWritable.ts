import {hasCode} from '../files/hasCode.ts';

/**
 * Keeps something where that is possible: what cannot be kept costs time at the next bundling, nothing else, and the generator
 * may be in a folder that nobody may write to.
 *
 * @returns Whether it is kept.
 */
export function keepIfWritable(keep: () => void): boolean {
  try {
    keep();
    return true;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].some((code) => hasCode(error, code))) throw error;
    return false;
  }
}
