import {withBaseUrl} from './baseUrl.ts';
import {hasHost, hasScheme} from './scheme.ts';

/**
 * Prefixes an address with baseUrl that is relative to the root of the site even without a leading `/`, such as the
 * argument of `useBaseUrl` or a link in the navbar. Anchors and addresses on other hosts are returned as they are.
 *
 * @param isForced Adds baseUrl even if the address begins with it.
 */
export function fromSiteRoot(address: string, baseUrl: string, isForced = false): string {
  if (address === '' || address.startsWith('#') || hasScheme(address) || hasHost(address)) return address;
  const path = address.replace(/^\/?/, '/');
  return isForced ? baseUrl + path.slice(1) : withBaseUrl(path, baseUrl);
}
