import {fromSiteRoot} from './fromSiteRoot.ts';
import {encodeFilePath} from './encoding.ts';
import {hasHost, hasScheme} from './scheme.ts';

interface Site {
  /** Origin of the site, without a trailing slash. */
  url: string;
  baseUrl: string;
}

/** The absolute address of a site path; an absolute address is returned as it is. */
export function absoluteUrl({url, baseUrl}: Site, address: string): string {
  if (hasScheme(address)) return address;
  return hasHost(address) ? new URL(address, url).href : url + fromSiteRoot(address, baseUrl);
}

/**
 * The absolute address of an output file.
 *
 * @param file Path below baseUrl, not encoded.
 */
export function fileUrl(site: Site, file: string): string {
  return site.url + fileAddress(site.baseUrl, file);
}

/**
 * The address of an output file.
 *
 * @param file Path below baseUrl, not encoded.
 */
export function fileAddress(baseUrl: string, file: string): string {
  return baseUrl + encodeFilePath(file.replace(/^\//, ''));
}
