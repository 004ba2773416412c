import type {SiteConfig} from '../config/SiteConfig.ts';
import {setText} from '../config/typography.ts';

/** The title of a page without that of the site, which `createHead` has added to it. */
export function withoutSiteTitle(title: string, config: SiteConfig): string {
  // With the quotation marks of the site's prose, which `createRoutes` has set in both.
  const end = setText(config, ` ${config.titleDelimiter} ${config.title}`);
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}
