import type {RoutedSite} from '../../routes/RoutedSite.ts';
import {renderSitemap} from '../formats/renderSitemap.ts';
import {type OutputFile, textFile} from '../OutputFile.ts';
import {belowBase} from './belowBase.ts';

/** The sitemap, in several files if it is large; nothing for a site without one. */
export function sitemapFiles({
  config,
  routes,
  sitemapItems: items,
}: Pick<RoutedSite, 'config' | 'routes' | 'sitemapItems'>): OutputFile[] {
  const files = renderSitemap({config, routes, items});
  return files.map((file) => textFile(belowBase(config, file.path), file.content));
}
