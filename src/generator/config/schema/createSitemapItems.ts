import type {DescribedSite} from './DescribedSite.ts';

/** Makes the entries of the sitemap (Docusaurus docs: plugin-sitemap). */
export type CreateSitemapItems = (
  args: CreateSitemapItemsArgs & {
    /** Creates the default entries of the routes that it receives. */
    defaultCreateSitemapItems: (args: CreateSitemapItemsArgs) => Promise<SitemapItem[]>;
  },
) => SitemapItem[] | Promise<SitemapItem[]>;

/** The function's parameters. */
export interface CreateSitemapItemsArgs {
  /** The pages that may be indexed; the path has the base URL. */
  routes: {path: string; metadata: {lastUpdatedAt?: number}}[];
  siteConfig: DescribedSite;
}

/** An entry of a sitemap (sitemaps.org protocol). */
export interface SitemapItem {
  /** With the host. */
  url: string;
  lastmod?: string | null;
  changefreq?: string | null;
  priority?: number | null;
}
