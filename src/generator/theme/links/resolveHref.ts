import type {SiteData} from '../../shared/page/SiteData.ts';

const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** True for an address on another host, or one that only another program opens (`mailto:`). */
export function isExternalHref(href: string): boolean {
  return SCHEME.test(href) && !href.startsWith('pathname://');
}

/**
 * Puts the site's base URL before a path that begins with `/` and lacks it, and applies the trailing-slash rule; other
 * addresses come back as they are. `pathname://` marks a file of the site that is no page (Docusaurus links).
 */
export function resolveHref(href: string, site: Pick<SiteData, 'baseUrl' | 'trailingSlash'>): string {
  if (href.startsWith('pathname://')) {
    return withBaseUrl(href.slice('pathname://'.length), site.baseUrl);
  }
  if (!href.startsWith('/') || isExternalHref(href)) {
    return href;
  }
  return withTrailingSlash(withBaseUrl(href, site.baseUrl), site);
}

function withBaseUrl(path: string, baseUrl: string): string {
  const isBelowBase = path.startsWith(baseUrl) || `${path}/` === baseUrl;
  return isBelowBase ? path : baseUrl + path.replace(/^\//, '');
}

function withTrailingSlash(href: string, site: Pick<SiteData, 'baseUrl' | 'trailingSlash'>): string {
  const end = href.search(/[?#]|$/);
  const path = href.slice(0, end);
  const isFile = /\.[a-z\d]+$/i.test(path);
  if (site.trailingSlash === undefined || path === site.baseUrl || isFile) {
    return href;
  }
  return path.replace(/\/$/, '') + (site.trailingSlash ? '/' : '') + href.slice(end);
}
