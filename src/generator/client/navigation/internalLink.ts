import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import {isPageAddress} from '../../shared/address/isFileAddress.ts';

/**
 * The URL of a link within the site, or undefined if the browser should follow it: other hosts, other base paths,
 * files, downloads, links to another window, anchors on the same page, and all links where pages cannot be fetched.
 */
export function internalLink(link: HTMLAnchorElement, baseUrl: string, current: Location): URL | undefined {
  // A document without an origin, such as that of a sandboxed frame, may not fetch pages.
  if (globalThis.origin === 'null') return undefined;
  if (!link.href || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  // A file of the site (`pathname://`) is marked so even if it opens in this tab.
  if (link.relList.contains('noopener')) return undefined;
  // Another language needs its own site data, so its document is loaded.
  if (link.hreflang && link.closest('.dropdown-menu')) return undefined;
  const url = new URL(link.href);
  const isOfSite = url.origin === current.origin && belowBaseUrl(url.pathname, baseUrl) !== undefined;
  if (!isOfSite || !isPageAddress(url.pathname)) return undefined;
  const samePage = url.pathname === current.pathname && url.search === current.search;
  return samePage && url.hash ? undefined : url;
}

/** The address that the link leads to which an event is about; nothing if there is no link, or none within the site. */
export function internalLinkAt({target}: Event, baseUrl: string): URL | null | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && internalLink(link, baseUrl, window.location);
}
