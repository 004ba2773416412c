import {pageKey} from '../../shared/address/pageKey.ts';

const STORAGE_KEY = 'reloaded-for';

/**
 * Loads the document of the current page in full, unless that was done just before: a page that fails again after a
 * reload must not reload for ever. A host may add a slash to the address: the page is compared, not the address.
 *
 * @returns False when the reload was already tried.
 */
export function reloadOnce(): boolean {
  const page = pageKey(window.location.pathname);
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === page) return false;
    sessionStorage.setItem(STORAGE_KEY, page);
  } catch {
    // Without storage a second reload cannot be distinguished from the first.
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
