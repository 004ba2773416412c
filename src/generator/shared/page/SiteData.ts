import type {ComposerMessages, DialogMessages, ThemeMessages} from '../messages/Messages.ts';

/** What the theme knows of the whole site: every first visit loads it, so it must stay small and never name all pages. */
export interface SiteData {
  /** The theme's own words in the language of the site. */
  messages: ThemeMessages;
  /** The words of what readers open: the address of their file, or the words. */
  dialogs: string | DialogMessages;
  /** Whether pages are made from an OpenAPI document. */
  hasReference?: boolean;
  /** The words of the forms of the reference: the address of their file, or the words; absent on sites without forms. */
  composer?: string | ComposerMessages;
  title: string;
  tagline: string;
  /** The separator between the titles of page and site; absent for `|`. */
  titleDelimiter?: string;
  url: string;
  baseUrl: string;
  locale: string;
  /** Value of the `lang` attribute, where it is not the locale. */
  htmlLang?: string;
  direction?: 'rtl';
  calendar?: string;
  /** Every language of the site; absent where there is one. */
  locales?: LocaleData[];
  /** What pages that are not translated are written in; absent where they need not say so. */
  untranslated?: {htmlLang: string; name: string};
  /** Texts of the site's own components, by id. */
  translations?: Record<string, string>;
  trailingSlash?: boolean;
  favicon?: string;
  /** Where readers say what they think of a page: an address with `{topic}`, `{title}` and `{url}`. */
  feedbackUrl?: string;
  navbar: {
    title: string;
    logo?: LogoData;
    items: NavItem[];
  };
  footer: {style: 'light' | 'dark'; links: FooterGroup[]; logo?: FooterLogoData; copyright?: string};
  colorMode: {defaultMode: 'light' | 'dark'; disableSwitch: boolean; respectPrefersColorScheme: boolean};
  announcementBar?: {
    id: string;
    content: string;
    isCloseable: boolean;
    backgroundColor?: string;
    textColor?: string;
  };
  /** Heading levels of the table of contents. */
  toc: {minHeadingLevel: number; maxHeadingLevel: number};
  feeds: {title: string; href: string; type: string}[];
  /** The docs of the site, as far as they have pages: one entry for each instance, in the order of the configuration. */
  docs: DocsInstanceData[];
  metadata: Record<string, string>[];
  /** What components of the site read; only what is configured. */
  customFields?: Record<string, unknown>;
  /** Data that plugins of the site have set, by their name and id. */
  globalData?: Record<string, Record<string, unknown>>;
  /** The same for `useThemeConfig`. */
  themeFields?: Record<string, unknown>;
  /** Set when no page has the site's own address. */
  withoutHome?: true;
  organizationName?: string;
  projectName?: string;
  /** The products that the site documents; the color is one of the theme's six. */
  products: {label: string; path: string; color: number}[];
}

/** A language of the site. */
export interface LocaleData {
  locale: string;
  /** Name in the menu. */
  label: string;
  htmlLang: string;
  /** Absent for left to right. */
  direction?: 'rtl';
  url: string;
  baseUrl: string;
  isDefault: boolean;
}

/** One instance of the docs, such as the guides of one product and those of another. */
export interface DocsInstanceData {
  /** `default` for docs that say no id. */
  id: string;
  /** Docs in development first, then the versions as `versions.json` lists them: newest first. */
  versions: VersionData[];
}

/** What readers see of a version of the docs. */
export interface VersionData {
  /** `current` for docs in development, else the name in `versions.json`. */
  name: string;
  label: string;
  /** Permalink of its main page. */
  path: string;
  /** What its pages say at their top: that they are not published yet, or not kept up. */
  banner?: 'unreleased' | 'unmaintained';
  /** Whether its pages show its label. */
  badge: boolean;
  /** CSS class of its pages. */
  className?: string;
  /** Whether search engines are asked to leave out its pages. */
  noIndex?: boolean;
  /** Whether it is the one that readers are pointed to. */
  isLast: boolean;
}

/** A navbar item with its address worked out: paths carry baseUrl. */
export interface NavItem {
  type: 'link' | 'dropdown' | 'localeDropdown' | 'docsVersion' | 'docsVersionDropdown' | 'search' | 'html';
  label: string;
  /** Name for screen readers, where the label does not say it. */
  ariaLabel?: string;
  href?: string;
  /** True for addresses on another host. */
  external?: boolean;
  position: 'left' | 'right';
  items?: NavItem[];
  className?: string;
  attributes?: LinkAttributes;
  value?: string;
  /** The item is current on paths that begin with this; absent: on its own path only. */
  activePath?: string;
  activeBaseRegex?: string;
  /** What an item that belongs to docs with several versions needs to know of them. */
  docs?: NavItemDocs;
}

/** How a navbar item follows the version that the reader has chosen. */
export interface NavItemDocs {
  /** Id of the instance. */
  instance: string;
  /**
   * Where a link to a doc or a sidebar leads, by the name of the version: for the version of the page, else the chosen one,
   * else the last. A version that has no such doc is absent; `href` is the address in the last version that has it.
   */
  hrefs?: Record<string, string>;
  /** Versions that a drop-down offers, in its order, with labels of its own; absent: all of them. */
  versions?: {name: string; label?: string}[];
  /** Links above and below the versions of a drop-down. */
  itemsBefore?: NavItem[];
  itemsAfter?: NavItem[];
}

/** The image at the start of the navbar; in the site's data its addresses are resolved. */
export interface LogoData {
  src: string;
  srcDark?: string;
  alt: string;
  href?: string;
  /** Sizes of the images in pixels, where they are known: they are shown as high as the navbar wants them. */
  size?: ImageSize;
  darkSize?: ImageSize;
}

export interface ImageSize {
  width: number;
  height: number;
}

/** The image in the footer; in the site's data its addresses are resolved. */
export interface FooterLogoData {
  src: string;
  srcDark?: string;
  alt: string;
  href?: string;
  width?: number | string;
  height?: number | string;
}

/** Further attributes of a link of the navbar or the footer. */
export type LinkAttributes = Record<string, string | number | boolean>;

/** A group of links of the footer; in the site's data their addresses are resolved. */
export interface FooterGroup {
  title?: string;
  items: {
    label?: string;
    to?: string;
    href?: string;
    html?: string;
    className?: string;
    attributes?: LinkAttributes;
  }[];
}
