import type {SiteConfig, SitemapConfig} from '../../config/SiteConfig.ts';
import {createPathFilter} from '../../files/createPathFilter.ts';
import type {TextFile} from './TextFile.ts';
import {fileUrl} from '../../shared/address/absoluteUrl.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {escapeXml} from '../../shared/html/escapeXml.ts';

/** A page as the sitemap sees it. */
export interface SitemapRoute {
  /** Percent-encoded path with baseUrl. */
  path: string;
  noIndex: boolean;
  /** ISO date-time of the last change. */
  lastmod?: string;
}

/** The most addresses that one file may hold (sitemaps.org protocol). */
const MAX_URLS = 50_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Renders the sitemap (sitemaps.org protocol) of the routes that may be indexed and match none of `ignorePatterns`.
 *
 * @returns One file; above 50,000 addresses numbered files and the index of them under the configured name; none
 *   when the site has no sitemap or is `noIndex`.
 */
export function renderSitemap({config, routes}: {config: SiteConfig; routes: SitemapRoute[]}): TextFile[] {
  const {sitemap, url} = config;
  if (sitemap === false || config.noIndex) return [];
  const isIgnored = createPathFilter(sitemap.ignorePatterns.map(withoutSlashes));
  const entries = routes
    .filter(({path, noIndex}) => !noIndex && ![path, decodeAddress(path)].map(withoutSlashes).some(isIgnored))
    .map((route) => renderUrl(route, url, sitemap));

  if (entries.length <= MAX_URLS) return [{path: sitemap.filename, content: renderSet('urlset', entries)}];

  const parts: TextFile[] = [];
  for (let start = 0; start < entries.length; start += MAX_URLS) {
    const path = sitemap.filename.replace(/(\.xml)?$/, `-${parts.length + 1}$1`);
    parts.push({
      path,
      content: renderSet('urlset', entries.slice(start, start + MAX_URLS)),
    });
  }
  const index = parts.map(({path}) => renderElement('sitemap', {loc: fileUrl(config, path)}));
  return [{path: sitemap.filename, content: renderSet('sitemapindex', index)}, ...parts];
}

/** A slash at either end makes no difference, neither of a pattern nor of a path. */
function withoutSlashes(path: string): string {
  return path.replace(/^\/|\/$/g, '');
}

function renderUrl(route: SitemapRoute, url: string, {changefreq, priority, lastmod}: SitemapConfig): string {
  const date = lastmod === 'date' ? route.lastmod?.slice(0, 10) : route.lastmod;
  return renderElement('url', {
    loc: url + route.path,
    lastmod: lastmod === null ? undefined : date,
    changefreq: changefreq ?? undefined,
    priority:
      priority === null ? undefined : Number.isInteger(priority) ? priority.toFixed(1) : String(priority),
  });
}

function renderElement(name: string, children: Record<string, string | undefined>): string {
  const inner = Object.entries(children)
    .filter((child): child is [string, string] => child[1] !== undefined)
    .map(([child, text]) => `<${child}>${escapeXml(text)}</${child}>`);
  return `<${name}>${inner.join('')}</${name}>`;
}

function renderSet(name: string, entries: string[]): string {
  const lines = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<${name} xmlns="${NAMESPACE}">`,
    ...entries,
    `</${name}>`,
  ];
  return `${lines.join('\n')}\n`;
}
