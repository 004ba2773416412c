import {readStorage} from '../storage.ts';

/** Session storage key of a reader's own values for samples. */
export const VALUES_KEY = 'your-values';

/** Whether the reader has entered their own values in this tab. */
export function hasYourValues(): boolean {
  return readStorage(VALUES_KEY, 'sessionStorage') !== null;
}
