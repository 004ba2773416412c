/** Makes the entries of the sitemap (Docusaurus docs: plugin-sitemap). */
export type CreateSitemapItems = (
  args: CreateSitemapItemsArgs & {
    /** Makes the entries as without such a function, of the routes that it is given. */
    defaultCreateSitemapItems: (args: CreateSitemapItemsArgs) => Promise<SitemapItem[]>;
  },
) => SitemapItem[] | Promise<SitemapItem[]>;

/** What such a function receives. */
export interface CreateSitemapItemsArgs {
  /** The pages that may be indexed; the path has the base URL. */
  routes: {path: string; metadata: {lastUpdatedAt?: number}}[];
  siteConfig: {title: string; url: string; baseUrl: string; trailingSlash?: boolean};
}

/** An entry of a sitemap (sitemaps.org protocol). */
export interface SitemapItem {
  /** With the host. */
  url: string;
  lastmod?: string | null;
  changefreq?: string | null;
  priority?: number | null;
}
