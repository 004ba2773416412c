/** What the theme knows of the whole site: it is part of the browser bundle, so it must stay small and never name all pages. */
export interface SiteData {
  title: string;
  tagline: string;
  url: string;
  baseUrl: string;
  locale: string;
  trailingSlash?: boolean;
  favicon?: string;
  navbar: {
    title: string;
    logo?: {src: string; srcDark?: string; alt: string; href?: string};
    items: NavItem[];
  };
  footer: {style: 'light' | 'dark'; links: FooterGroup[]; copyright?: string};
  colorMode: {defaultMode: 'light' | 'dark'; disableSwitch: boolean; respectPrefersColorScheme: boolean};
  announcementBar?: {id: string; content: string; isCloseable: boolean};
  /** Heading levels of the table of contents. */
  toc: {minHeadingLevel: number; maxHeadingLevel: number};
  feeds: {title: string; href: string; type: string}[];
  /** Label of the docs version, for the dropdown. */
  docsVersion?: string;
  metadata: Record<string, string>[];
  /** What components of the site ask for; only what is configured. */
  customFields?: Record<string, unknown>;
  organizationName?: string;
  projectName?: string;
  /** The products whose pages search puts first for readers who are in their docs. */
  products: {label: string; path: string}[];
}

/** A navbar item with its address worked out: paths carry baseUrl. */
export interface NavItem {
  type: 'link' | 'dropdown' | 'localeDropdown' | 'docsVersionDropdown' | 'search' | 'html';
  label: string;
  /** Name for screen readers, where the label does not say it. */
  ariaLabel?: string;
  href?: string;
  /** True for addresses on another host. */
  external?: boolean;
  position: 'left' | 'right';
  items?: NavItem[];
  className?: string;
  value?: string;
  /** The item is current on paths that begin with this; absent: on its own path only. */
  activePath?: string;
  activeBaseRegex?: string;
}

/** A group of links of the footer; in the site's data their addresses are resolved. */
export interface FooterGroup {
  title?: string;
  items: {label?: string; to?: string; href?: string; html?: string}[];
}
