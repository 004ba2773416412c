import type {SiteConfig} from '../../config/SiteConfig.ts';
import {fileUrl} from '../../shared/address/absoluteUrl.ts';

/**
 * Renders `robots.txt` (RFC 9309): it allows crawling everything and names the sitemap of each language, or disallows
 * everything if the site is `noIndex`. Crawlers look for it only at the root of the host.
 */
export function renderRobots(config: SiteConfig): string {
  const {noIndex, sitemap} = config;
  if (noIndex) return 'User-agent: *\nDisallow: /\n';
  const rule = 'User-agent: *\nAllow: /\n';
  if (sitemap === false) return rule;
  const languages = config.locales?.filter(({url}) => url === config.url) ?? [config];
  return `${rule}\n${languages.map((one) => `Sitemap: ${fileUrl(one, sitemap.filename)}\n`).join('')}`;
}
