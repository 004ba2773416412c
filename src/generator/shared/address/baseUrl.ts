import {hasHost, hasScheme} from './external.ts';

/**
 * Puts baseUrl before a path that begins with `/`, unless it begins with baseUrl already. Relative paths and addresses
 * of other hosts are returned as they are.
 */
export function withBaseUrl(path: string, baseUrl: string): string {
  if (!path.startsWith('/') || hasHost(path) || belowBaseUrl(path, baseUrl) !== undefined) return path;
  return baseUrl + path.slice(1);
}

/**
 * Puts baseUrl before an address that counts from the root of the site even without a `/` at its start, such as the
 * argument of `useBaseUrl` or a link of the navbar. Anchors and addresses of other hosts are returned as they are.
 */
export function fromSiteRoot(address: string, baseUrl: string): string {
  if (address === '' || address.startsWith('#') || hasScheme(address)) return address;
  return withBaseUrl(address.startsWith('/') ? address : `/${address}`, baseUrl);
}

/** The part of a path below baseUrl, without a `/` at its start; undefined when the path is outside of the site. */
export function belowBaseUrl(path: string, baseUrl: string): string | undefined {
  if (path.startsWith(baseUrl)) return path.slice(baseUrl.length);
  return `${path}/` === baseUrl ? '' : undefined;
}
