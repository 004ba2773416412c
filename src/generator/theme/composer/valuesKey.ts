/** Entry of the session storage that holds a reader's own values for samples. */
export const VALUES_KEY = 'your-values';

/** Whether the reader has entered values of their own in this tab. */
export function hasYourValues(): boolean {
  try {
    return sessionStorage.getItem(VALUES_KEY) !== null;
  } catch {
    // Storage may be forbidden: there is nothing in it then.
    return false;
  }
}
