/** Session storage key of a reader's own values for samples. */
export const VALUES_KEY = 'your-values';

/** Whether the reader has entered their own values in this tab. */
export function hasYourValues(): boolean {
  try {
    return sessionStorage.getItem(VALUES_KEY) !== null;
  } catch {
    // Storage may be blocked: it then holds no values.
    return false;
  }
}
