import type {NavigateFunction} from 'react-router-dom';
import {isPageAddress} from '../../shared/address/isFileAddress.ts';

/**
 * Goes on to the address that an old one points to, in its place in the history. Query and hash of the old address stay
 * where the target has none of its own. A file is left to the browser.
 *
 * @param target Path with baseUrl.
 * @param from The old address.
 */
export function followRedirect(
  target: string,
  from: {search: string; hash: string},
  navigate: NavigateFunction,
): void {
  const url = new URL(target, window.location.origin);
  const address = url.pathname + (url.search || from.search) + (url.hash || from.hash);
  if (isPageAddress(url.pathname)) void navigate(address, {replace: true});
  else window.location.replace(address);
}
