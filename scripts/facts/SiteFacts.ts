/** What a reader or a search engine finds in a built site, as data that is the same for every generator that builds it. */
export interface SiteFacts {
  /** What built it: `Docusaurus 3.10.2`. */
  generator: string;
  /** Sidebars that pages show, by a name made for this table: many pages show the same. */
  sidebars: Record<string, SidebarFact[]>;
  /** By the address with baseUrl. */
  pages: Record<string, PageFacts>;
  /** Addresses in the sitemaps, by the address of the sitemap. */
  sitemaps: Record<string, string[]>;
}

export interface LinkFact {
  label: string;
  href: string;
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
  /** Addresses of the page in other languages by `hreflang`. */
  alternates: Record<string, string>;
  robots?: string;
  /** Links of the navbar that are not in a drop-down. */
  navbar: LinkFact[];
  /** Drop-downs of versions, in their order: what each shows, and its entries. */
  versions: {label: string; items: LinkFact[]}[];
  languages: (LinkFact & {lang: string})[];
  /** Name in `SiteFacts.sidebars`. */
  sidebar?: string;
  /** Without the home page. */
  breadcrumbs?: {label: string; href?: string}[];
  /** Where the banner of a version that is not the last leads, and what kind it is. */
  banner?: {kind: 'unreleased' | 'unmaintained'; href: string};
  /** Label of the version. */
  badge?: string;
  /** Links to the documents and categories that a page lists: of a tag, or of a category. */
  listed?: string[];
  tags?: LinkFact[];
  previous?: LinkFact;
  next?: LinkFact;
}
