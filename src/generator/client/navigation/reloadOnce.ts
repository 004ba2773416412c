const STORAGE_KEY = 'reloaded-for';

/**
 * Loads the document at an address in full, unless that was done for the same address just before: a page that fails
 * again after a reload must not reload for ever.
 *
 * @returns False when the reload was already tried.
 */
export function reloadOnce(address: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === address) return false;
    sessionStorage.setItem(STORAGE_KEY, address);
  } catch {
    // Without storage nothing tells a second reload from the first.
    return false;
  }
  window.location.reload();
  return true;
}

/** To be called when a page was shown: the next failure may reload again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}
