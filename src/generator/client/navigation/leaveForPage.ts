import {barePath} from '../../shared/address/pageAddress.ts';
import type {PageLoader} from '../pages/createPageLoader.ts';

/**
 * A host that does not know the address `x.html` serves the not-found page for it: navigates to the page `x` if it exists.
 *
 * @returns Whether the document is being left
 */
export async function leaveForPage(loader: PageLoader): Promise<boolean> {
  const {pathname, search, hash} = window.location;
  const found = await loader.load(pathname).catch(() => undefined);
  if (!found || (!('redirect' in found) && found.data.layout === 'notFound')) return false;
  window.location.replace(barePath(pathname) + search + hash);
  return true;
}
