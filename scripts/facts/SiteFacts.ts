import type {ContentFacts, LinkFact} from './ContentFacts.ts';
import type {FeedFacts} from './readFeed.ts';

/** What readers and search engines find on a built site, as data in the same form for every generator. */
export interface SiteFacts {
  /** The generator that built it: `Docusaurus 3.10.2`. */
  generator: string;
  /** Sidebars of the pages, by generated names, since many pages have the same one. */
  sidebars: Record<string, SidebarFact[]>;
  /** By address with baseUrl. */
  pages: Record<string, PageFacts & Partial<ContentFacts>>;
  /** Addresses in the sitemaps, by the address of the sitemap. */
  sitemaps: Record<string, string[]>;
  /** By the address. */
  feeds: Record<string, FeedFacts>;
}

export interface SidebarFact {
  label: string;
  href?: string;
  items?: SidebarFact[];
}

export interface PageFacts {
  title: string;
  h1?: string;
  description?: string;
  lang: string;
  dir: string;
  canonical?: string;
  /** Addresses of the page in other languages, by `hreflang`. */
  alternates: Record<string, string>;
  robots?: string;
  /** Links in the navbar outside drop-downs. */
  navbar: LinkFact[];
  /** Version drop-downs, in order: the label of each, and its items. */
  versions: {label: string; items: LinkFact[]}[];
  languages: (LinkFact & {lang: string})[];
  /** Name in `SiteFacts.sidebars`. */
  sidebar?: string;
  /** Without the home page. */
  breadcrumbs?: {label: string; href?: string}[];
  /** Target and kind of the banner of a version that is not the last. */
  banner?: {kind: 'unreleased' | 'unmaintained'; href: string};
  /** Label of the version. */
  badge?: string;
  /** Links to the documents and categories that a tag or category page lists. */
  listed?: string[];
  tags?: LinkFact[];
  previous?: LinkFact;
  next?: LinkFact;
}
