import {pageKey} from '../../shared/address/pageKey.ts';
import {readStorage, writeStorage} from '../../theme/storage.ts';

const STORAGE_KEY = 'reloaded-for';

/**
 * Reloads the current page's document, unless it was reloaded just before: a page that fails again after a reload must
 * not reload forever. Pages are compared instead of addresses, since a host may add a trailing slash.
 *
 * @returns False if a reload was already tried
 */
export function reloadOnce(): boolean {
  const page = pageKey(window.location.pathname);
  if (readStorage(STORAGE_KEY, 'sessionStorage') === page) return false;
  // Without storage, a second reload cannot be distinguished from the first.
  if (!writeStorage(STORAGE_KEY, page, 'sessionStorage')) return false;
  window.location.reload();
  return true;
}

/** Call this after a page was shown, so that the next failure may reload again. */
export function forgetReload(): void {
  writeStorage(STORAGE_KEY, null, 'sessionStorage');
}
