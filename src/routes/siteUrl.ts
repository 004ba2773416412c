import type {SiteConfig} from '../config/SiteConfig.ts';

/** A route path below baseUrl: percent-encoded, slashes collapsed, trailing-slash rule applied. `parts` are not encoded. */
export function sitePath({baseUrl, trailingSlash}: SiteConfig, ...parts: string[]): string {
  const joined = encodeURI([baseUrl, ...parts].join('/').replace(/\/{2,}/g, '/'));
  const bare = joined.length > 1 ? joined.replace(/\/$/, '') : joined;
  const isBase = `${bare}/` === baseUrl || joined === baseUrl;
  if (isBase) return baseUrl;
  return trailingSlash === true ? `${bare}/` : bare;
}

/** The absolute address of a site path or of an address that is absolute already. */
export function absoluteUrl({url, baseUrl}: SiteConfig, address: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return address;
  const path = address.startsWith(baseUrl) && baseUrl !== '/' ? address : `${baseUrl}${address.replace(/^\//, '')}`;
  return url + path;
}
