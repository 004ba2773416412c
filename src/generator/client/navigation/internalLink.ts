import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import {isPageAddress} from '../../shared/address/isFileAddress.ts';

/**
 * The address a link points to inside of the site, or undefined when the browser should follow it: other hosts, other
 * base paths, files, downloads, links for another window, and anchors on the same page.
 */
export function internalLink(link: HTMLAnchorElement, baseUrl: string, current: Location): URL | undefined {
  if (!link.href || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  // Another language has data of its own.
  if (link.hreflang && link.closest('.dropdown-menu')) return undefined;
  const url = new URL(link.href);
  const isOfSite = url.origin === current.origin && belowBaseUrl(url.pathname, baseUrl) !== undefined;
  if (!isOfSite || !isPageAddress(url.pathname)) return undefined;
  const samePage = url.pathname === current.pathname && url.search === current.search;
  return samePage && url.hash ? undefined : url;
}
