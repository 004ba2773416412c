import type {SiteConfig} from './SiteConfig.ts';

/** Whether the site has search: a configuration whose navbar has a `search` item. The same check decides on the index, the route and the button. */
export function hasSearch(config: Pick<SiteConfig, 'themeConfig'>): boolean {
  return config.themeConfig.navbar.items.some((item) => item.type === 'search');
}
