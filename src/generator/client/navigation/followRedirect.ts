import type {Navigator} from 'react-router-dom';
import {isPageAddress} from '../../shared/address/isFileAddress.ts';

/**
 * Navigates from an old address to its target, replacing the history entry. Query and hash of the old address are kept
 * unless the target has its own. Files and other sites are left to the browser.
 *
 * @param target Path with baseUrl, or an absolute URL.
 * @param from The old address.
 */
export function followRedirect(
  target: string,
  from: {search: string; hash: string},
  history: Navigator,
): void {
  const {origin} = window.location;
  const url = new URL(target, origin);
  if (url.origin !== origin) {
    window.location.replace(url);
    return;
  }
  const address = url.pathname + (url.search || from.search) + (url.hash || from.hash);
  if (isPageAddress(url.pathname)) history.replace(address);
  else window.location.replace(address);
}
