import type {SiteConfig, SitemapConfig} from '../../config/SiteConfig.ts';
import {createPathFilter} from '../../files/createPathFilter.ts';
import type {SitemapItem} from '../../config/schema/createSitemapItems.ts';
import type {TextFile} from './TextFile.ts';
import {languageAddresses} from '../../shared/address/languageAddresses.ts';
import {fileUrl} from '../../shared/address/absoluteUrl.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {escapeXml} from '../../shared/html/escapeXml.ts';

/** The parts of a route that the sitemap needs. */
export interface SitemapRoute {
  /** Percent-encoded path with baseUrl. */
  path: string;
  noIndex: boolean;
  /** ISO date-time of the last change. */
  lastmod?: string;
}

/** The maximum number of addresses in one file (sitemaps.org protocol). */
const MAX_URLS = 50_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const LINK_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/** The sitemap entries of the routes that may be indexed and that don't match `ignorePatterns`. */
export function sitemapItems({
  config,
  routes,
}: {
  config: SiteConfig;
  routes: readonly SitemapRoute[];
}): SitemapItem[] {
  const {sitemap, url} = config;
  if (sitemap === false || config.noIndex) return [];
  const isIgnored = createPathFilter(sitemap.ignorePatterns.map(withoutSlashes));
  return routes
    .filter(({path, noIndex}) => !noIndex && ![path, decodeAddress(path)].map(withoutSlashes).some(isIgnored))
    .map((route) => itemOf(route, url, sitemap));
}

/**
 * Renders the sitemap (sitemaps.org protocol).
 *
 * @param items Defaults to the result of `sitemapItems`.
 * @returns One file; for more than 50,000 addresses, numbered files and an index of them under the configured name;
 * none if the site has no sitemap or is `noIndex`.
 */
export function renderSitemap({
  config,
  routes,
  items = sitemapItems({config, routes}),
}: {
  config: SiteConfig;
  routes: readonly SitemapRoute[];
  items?: readonly SitemapItem[] | undefined;
}): TextFile[] {
  const {sitemap} = config;
  if (sitemap === false || config.noIndex) return [];
  const alternates = alternatesOf(config);
  const entries = items.map((item) => renderItem(item, alternates));

  if (entries.length <= MAX_URLS)
    return [{path: sitemap.filename, content: renderSet('urlset', entries, config)}];

  const parts: TextFile[] = [];
  for (let start = 0; start < entries.length; start += MAX_URLS) {
    const path = sitemap.filename.replace(/(\.xml)?$/, `-${parts.length + 1}$1`);
    parts.push({
      path,
      content: renderSet('urlset', entries.slice(start, start + MAX_URLS), config),
    });
  }
  const index = parts.map(({path}) => renderElement('sitemap', {loc: fileUrl(config, path)}));
  return [{path: sitemap.filename, content: renderSet('sitemapindex', index)}, ...parts];
}

/** Removes slashes at both ends, which make no difference in patterns and paths. */
function withoutSlashes(path: string): string {
  return path.replace(/^\/|\/$/g, '');
}

/** Returns the tags that point search engines to a page's translations; empty for a site in one language. */
type Alternates = (address: string) => string;

function alternatesOf({locale, locales, defaultLocale}: SiteConfig): Alternates {
  const places = (locales ?? []).map((one) => ({...one, isDefault: one.locale === defaultLocale}));
  return (address) =>
    languageAddresses(address, locale, places)
      .map(({hrefLang, href}) => {
        return `<xhtml:link rel="alternate" hreflang="${escapeXml(hrefLang)}" href="${escapeXml(href)}"/>`;
      })
      .join('');
}

function itemOf(
  {path, lastmod: changed}: SitemapRoute,
  url: string,
  {changefreq, priority, lastmod}: SitemapConfig,
): SitemapItem {
  const date = lastmod === 'date' ? changed?.slice(0, 10) : changed;
  return {
    url: url + path,
    ...(lastmod !== null && date !== undefined && {lastmod: date}),
    changefreq,
    priority,
  };
}

function renderItem({url, lastmod, changefreq, priority}: SitemapItem, alternates: Alternates): string {
  const facts = {
    loc: url,
    lastmod: lastmod ?? undefined,
    changefreq: changefreq ?? undefined,
    priority: priority && !Number.isInteger(priority) ? String(priority) : priority?.toFixed(1),
  };
  return renderElement('url', facts, alternates(url));
}

function renderElement(name: string, children: Record<string, string | undefined>, more = ''): string {
  const inner = Object.entries(children)
    .filter((child): child is [string, string] => child[1] !== undefined)
    .map(([child, text]) => `<${child}>${escapeXml(text)}</${child}>`);
  return `<${name}>${inner.join('')}${more}</${name}>`;
}

function renderSet(name: string, entries: string[], {locales}: Pick<SiteConfig, 'locales'> = {}): string {
  const links = locales ? ` xmlns:xhtml="${LINK_NAMESPACE}"` : '';
  const lines = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<${name} xmlns="${NAMESPACE}"${links}>`,
    ...entries,
    `</${name}>`,
  ];
  return `${lines.join('\n')}\n`;
}
