import type {CreateSitemapItemsArgs, SitemapItem} from '../../config/schema/createSitemapItems.ts';
import {describeSite} from '../../config/schema/DescribedSite.ts';
import type {ConfigSource} from '../../config/Site.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {callAsyncOption} from '../../config/callOption.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {type SitemapRoute, sitemapItems} from './renderSitemap.ts';

/** The result of the site's `createSitemapItems` for its pages; undefined without such a function. */
export async function ownSitemapItems(
  config: SiteConfig,
  routes: readonly SitemapRoute[],
  source: ConfigSource,
): Promise<{items?: SitemapItem[]; problems: Problem[]}> {
  const {sitemap, noIndex} = config;
  if (sitemap === false || noIndex || !sitemap.createSitemapItems) return {problems: []};
  const {createSitemapItems} = sitemap;
  const args: CreateSitemapItemsArgs = {
    routes: routes
      .filter((route) => !route.noIndex)
      .map(({path, lastmod}) => ({
        path,
        metadata: lastmod === undefined ? {} : {lastUpdatedAt: Date.parse(lastmod)},
      })),
    siteConfig: describeSite(config),
  };
  const defaultCreateSitemapItems = async (given: CreateSitemapItemsArgs): Promise<SitemapItem[]> => {
    const paths = new Set(given.routes.map(({path}) => path));
    return sitemapItems({config, routes: routes.filter(({path}) => paths.has(path))});
  };
  const {value, problem} = await callAsyncOption(
    () => createSitemapItems({...args, defaultCreateSitemapItems}),
    readItems,
    {key: ['sitemap', 'createSitemapItems'], source, subject: 'the sitemap'},
  );
  return problem ? {problems: [problem]} : {items: value, problems: []};
}

function readItems(given: unknown): {value: SitemapItem[]} | string {
  if (!Array.isArray(given)) return 'a list of entries';
  const value = given.filter(isItem);
  return value.length === given.length
    ? {value}
    : 'entries with a `url`, and strings and numbers in the other keys';
}

function isItem(given: unknown): given is SitemapItem {
  if (!isRecord(given) || typeof given.url !== 'string') return false;
  const {lastmod, changefreq, priority} = given;
  return (
    [lastmod, changefreq].every((text) => typeof (text ?? '') === 'string') &&
    typeof (priority ?? 0) === 'number'
  );
}
