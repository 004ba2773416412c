import {hasHost, hasScheme} from './external.ts';

/**
 * Puts baseUrl before a path that begins with `/`, unless it begins with baseUrl already. Relative paths and addresses
 * of other hosts are returned as they are.
 */
export function withBaseUrl(path: string, baseUrl: string): string {
  const lacksIt = /^\/(?![/\\])/.test(path) && belowBaseUrl(path, baseUrl) === undefined;
  return lacksIt ? baseUrl + path.slice(1) : path;
}

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

/** The part of a path below baseUrl, without a `/` at its start; undefined when the path is outside of the site. */
export function belowBaseUrl(path: string, baseUrl: string): string | undefined {
  if (path.startsWith(baseUrl)) return path.slice(baseUrl.length);
  return `${path}/` === baseUrl ? '' : undefined;
}
