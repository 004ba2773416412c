import type {ComposerMessages, DialogMessages, ThemeMessages} from '../messages/Messages.ts';

/**
 * What the theme knows about the whole site. Every first visit loads it, so it must stay small and never list all
 * pages.
 */
export interface SiteData {
  /** The theme's messages in the language of the site. */
  messages: ThemeMessages;
  /** Messages of dialogs that readers open, or the address of the file that contains them. */
  dialogs: string | DialogMessages;
  /** Whether the site has pages generated from an OpenAPI document. */
  hasReference?: boolean;
  /**
   * Messages of the reference's forms, or the address of the file that contains them; absent on sites without forms.
   */
  composer?: string | ComposerMessages;
  title: string;
  tagline: string;
  /** The separator between the page's and the site's title; absent if it is `|`. */
  titleDelimiter?: string;
  url: string;
  baseUrl: string;
  locale: string;
  /** Value of the `lang` attribute if it differs from the locale. */
  htmlLang?: string;
  direction?: 'rtl';
  calendar?: string;
  /** Every language of the site; absent if there is only one. */
  locales?: LocaleData[];
  /** Language of the pages that are not translated; absent if pages need not show it. */
  untranslated?: {htmlLang: string; name: string};
  /** Texts of the site's own components, by id. */
  translations?: Record<string, string>;
  trailingSlash?: boolean;
  favicon?: string;
  /** Where readers give feedback on a page: an address with the placeholders `{topic}`, `{title}` and `{url}`. */
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
  /** The docs of the site: one entry for each instance that has pages, in the order of the configuration. */
  docs: DocsInstanceData[];
  /** The blogs of the site; only of one whose components may ask for them. */
  blogs?: BlogInstanceData[];
  metadata: Record<string, string>[];
  /** Custom fields for the site's components, as configured. */
  customFields?: Record<string, unknown>;
  /** Data that the site's plugins have set, by plugin name and id. */
  globalData?: Record<string, Record<string, unknown>>;
  /** Fields of the theme configuration that the site's components read through `useThemeConfig`. */
  themeFields?: Record<string, unknown>;
  /** Set when the site has no page at its root. */
  withoutHome?: true;
  organizationName?: string;
  projectName?: string;
  /** The products that the site documents; the color is the number of one of the theme's six. */
  products: {label: string; path: string; color: number}[];
}

/** A language of the site. */
export interface LocaleData {
  locale: string;
  /** Name in the menu. */
  label: string;
  htmlLang: string;
  /** Absent for left-to-right languages. */
  direction?: 'rtl';
  url: string;
  baseUrl: string;
  isDefault: boolean;
}

/** One instance of the docs, such as the guides of one product. */
export interface DocsInstanceData {
  /** `default` for docs without a configured id. */
  id: string;
  /** Docs in development first, then the versions as `versions.json` lists them: newest first. */
  versions: VersionData[];
}

/** One blog of the site. */
export interface BlogInstanceData {
  /** `default` for a blog without a configured id. */
  id: string;
  title: string;
  /** Permalink of its first page. */
  path: string;
  /** Permalink of its list of authors. */
  authorsPath: string;
}

/** What readers see of a version of the docs. */
export interface VersionData {
  /** `current` for docs in development, else the name in `versions.json`. */
  name: string;
  label: string;
  /** Permalink of its main page. */
  path: string;
  /** Banner at the top of its pages: the version is not released yet, or no longer maintained. */
  banner?: 'unreleased' | 'unmaintained';
  /** Whether its pages show its label. */
  badge: boolean;
  /** CSS class of its pages. */
  className?: string;
  /** Whether search engines are asked not to index its pages. */
  noIndex?: boolean;
  /** Whether it is the version that readers are sent to. */
  isLast: boolean;
}

/** A navbar item with its address resolved: paths include baseUrl. */
export interface NavItem {
  type: 'link' | 'dropdown' | 'localeDropdown' | 'docsVersion' | 'docsVersionDropdown' | 'search' | 'html';
  label: string;
  /** What a link shows instead of its label. */
  html?: string;
  /** Name for screen readers, if the label is not enough. */
  ariaLabel?: string;
  href?: string;
  /** True for addresses on another host. */
  external?: boolean;
  position: 'left' | 'right';
  items?: NavItem[];
  className?: string;
  attributes?: LinkAttributes;
  value?: string;
  /** Ids of sidebars, in each version: the item is active on pages that show one of them. */
  sidebars?: (string | undefined)[];
  /** A regular expression: the item is active on paths, without the base URL, that match; if absent, only on its own path. */
  active?: string;
  /** Links above and below the versions or languages of a drop-down. */
  itemsBefore?: NavItem[];
  itemsAfter?: NavItem[];
  /** What an item needs to know about docs with several versions. */
  docs?: NavItemDocs;
}

/** How a navbar item follows the version that the reader has chosen. */
export interface NavItemDocs {
  /** Id of the instance. */
  instance: string;
  /**
   * Where a link to a doc or a sidebar points, by version name: the page's version is looked up first, then the chosen
   * one, then the last. A version without that doc is absent; `href` is the address in the last version that has it.
   */
  hrefs?: Record<string, string>;
  /** Versions that a drop-down offers, in order, with its own labels; absent if it offers all. */
  versions?: {name: string; label?: string}[];
}

/** The image at the start of the navbar; in the site's data its addresses are resolved. */
export interface LogoData {
  src: string;
  srcDark?: string;
  alt: string;
  href?: string;
  /** Sizes of the images in pixels, if known; they are shown at the navbar's height. */
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

/** Additional attributes of a link in the navbar or footer. */
export type LinkAttributes = Record<string, string | number | boolean>;

/** A group of links in the footer; in the site's data their addresses are resolved. */
export interface FooterGroup {
  title?: string;
  className?: string;
  items: {
    label?: string;
    to?: string;
    href?: string;
    html?: string;
    className?: string;
    attributes?: LinkAttributes;
  }[];
}
