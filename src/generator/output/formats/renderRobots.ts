import type {SiteConfig} from '../../config/SiteConfig.ts';

/**
 * Renders `robots.txt` (RFC 9309): all may be crawled and the sitemap is named, or nothing may when the site is
 * `noIndex`. Crawlers look for it only at the root of the host.
 */
export function renderRobots({url, baseUrl, noIndex, sitemap}: SiteConfig): string {
  if (noIndex) return 'User-agent: *\nDisallow: /\n';
  const rule = 'User-agent: *\nAllow: /\n';
  return sitemap === false ? rule : `${rule}\nSitemap: ${url}${baseUrl}${encodeURI(sitemap.filename)}\n`;
}
