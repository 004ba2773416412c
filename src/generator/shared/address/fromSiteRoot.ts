import {withBaseUrl} from './baseUrl.ts';
import {hasHost, hasScheme} from './scheme.ts';

/**
 * Puts baseUrl before an address that counts from the root of the site even without a `/` at its start, such as the
 * argument of `useBaseUrl` or a link of the navbar. Anchors and addresses of other hosts are returned as they are.
 *
 * @param isForced Adds baseUrl even where the address begins with it.
 */
export function fromSiteRoot(address: string, baseUrl: string, isForced = false): string {
  if (address === '' || address.startsWith('#') || hasScheme(address) || hasHost(address)) return address;
  const path = address.replace(/^\/?/, '/');
  return isForced ? baseUrl + path.slice(1) : withBaseUrl(path, baseUrl);
}
