// Made by `npm run schemas` from the validators in this folder; change those.
// biome-ignore-all format: generated

/** What a site may write in `site.config.ts`. */
export interface UserSiteConfig {
  /** Title of the site. */
  title: string;
  /**
   * One line on what the site is about.
   * @default ''
   */
  tagline?: string;
  /** Scheme and host of the site, without a path. */
  url: string;
  /**
   * Path that the site is served under.
   * @default '/'
   */
  baseUrl?: string;
  /** Site path of the icon. */
  favicon?: string;
  /** Whether addresses end with `/`; they stay as computed if left out. */
  trailingSlash?: boolean;
  /**
   * Whether search engines leave out the whole site.
   * @default false
   */
  noIndex?: boolean;
  /**
   * What stands between page title and site title.
   * @default '|'
   */
  titleDelimiter?: string;
  /** Owner of the repository. */
  organizationName?: string;
  /** Name of the repository. */
  projectName?: string;
  /** Language of the site. */
  i18n?: UserI18nConfig;
  /**
   * What to do about links to pages that do not exist.
   * @default 'warn'
   */
  onBrokenLinks?: 'ignore' | 'log' | 'warn' | 'throw';
  /**
   * What to do about links to ids that do not exist.
   * @default 'warn'
   */
  onBrokenAnchors?: 'ignore' | 'log' | 'warn' | 'throw';
  /**
   * What to do about two pages of one address.
   * @default 'throw'
   */
  onDuplicateRoutes?: 'ignore' | 'log' | 'warn' | 'throw';
  /**
   * Older place of `markdown.hooks.onBrokenMarkdownLinks`.
   * @deprecated Understood for Docusaurus configurations.
   */
  onBrokenMarkdownLinks?: 'ignore' | 'log' | 'warn' | 'throw';
  /**
   * Old addresses, and the pages they lead to.
   * @default []
   */
  redirects?: UserRedirectsConfig[];
  /**
   * File that lists every published address and heading anchor: `npm run check` fails when one vanishes. `false` for none.
   * @default '.site/urls.txt'
   */
  urlInventory?: string | false;
  /**
   * Folders whose files are copied to the root of the site.
   * @default ['static']
   */
  staticDirectories?: string[];
  /** The Markdown compiler. */
  markdown?: UserMarkdownConfig;
  /** The docs; `false` for none. */
  docs?: false | UserDocsConfig;
  /** The blog; `false` for none. */
  blog?: false | UserBlogConfig;
  /** The single pages; `false` for none. */
  pages?: false | UserPagesConfig;
  /** The sitemap; `false` for none. */
  sitemap?: false | UserSitemapConfig;
  /**
   * OpenAPI documents whose reference pages are part of the docs.
   * @default []
   */
  openapi?: UserOpenapiConfig | UserOpenapiConfig[];
  /** The search of the site; the item `search` of the navbar opens it. */
  search?: UserSearchConfig;
  /**
   * Products that the site documents: filters of the search, which puts the pages of the reader’s own first, and each with an `llms.txt` of its own.
   * @default []
   */
  products?: UserProductsConfig[];
  /**
   * Whether a picture for social networks is drawn for the landing page, each product and each post.
   * @default false
   */
  openGraphImages?: boolean;
  /** CSS files that follow those of the theme, relative to the site folder. */
  customCss?: string | string[];
  /** Values for own components, which read them with `useDocusaurusContext`; they must be plain JSON. */
  customFields?: Record<string, unknown>;
  /** Navbar, footer and looks. */
  themeConfig?: UserThemeConfig;
  /**
   * The classic preset of Docusaurus with its options.
   * @default []
   */
  presets?: ('classic' | '@docusaurus/preset-classic' | ['classic' | '@docusaurus/preset-classic', UserPresetsConfig?] | false | null)[];
  /**
   * Schema for editors.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  $schema?: unknown;
  /**
   * Flags of coming Docusaurus versions.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  future?: unknown;
  /**
   * Whether a wrong base URL shows a banner; it does.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  baseUrlIssueBanner?: unknown;
  /**
   * Branch of the deploy command.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  deploymentBranch?: unknown;
  /**
   * Host of the deploy command.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  githubHost?: unknown;
  /**
   * Port of the deploy command.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  githubPort?: unknown;
  /**
   * Browser storage.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  storage?: unknown;
  /**
   * Loader of the bundler.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  webpack?: unknown;
  /**
   * Docusaurus plugins.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  plugins?: unknown;
  /**
   * Docusaurus themes; diagrams are built in.
   * @deprecated Understood for Docusaurus configurations.
   */
  themes?: unknown[];
  /**
   * Scripts of each page.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  scripts?: unknown;
  /**
   * Style sheets of each page.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  stylesheets?: unknown;
  /**
   * Head elements of each page.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  headTags?: unknown;
  /**
   * Modules that run on each page.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  clientModules?: unknown;
  /**
   * Template of the HTML document.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  ssrTemplate?: unknown;
}

/** The classic preset of Docusaurus with its options. */
export interface UserPresetsConfig {
  /** The docs; `false` for none. */
  docs?: false | UserDocsConfig;
  /** The blog; `false` for none. */
  blog?: false | UserBlogConfig;
  /** The single pages; `false` for none. */
  pages?: false | UserPagesConfig;
  /** The sitemap; `false` for none. */
  sitemap?: false | UserSitemapConfig;
  /** Options of the classic theme. */
  theme?: UserPresetsThemeConfig;
  /**
   * The debug pages.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  debug?: unknown;
  /**
   * Options of SVG imports.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  svgr?: unknown;
  /**
   * Google Analytics.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  gtag?: unknown;
  /**
   * Google Analytics.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  googleAnalytics?: unknown;
  /**
   * Google Tag Manager.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  googleTagManager?: unknown;
}

/** Options of the classic theme. */
export interface UserPresetsThemeConfig {
  /** CSS files that follow those of the theme, relative to the site folder. */
  customCss?: string | string[];
}

/** Navbar, footer and looks. */
export interface UserThemeConfig {
  /** The bar at the top of each page. */
  navbar?: UserThemeNavbarConfig;
  /** The end of each page. */
  footer?: UserThemeFooterConfig;
  /** Light and dark. */
  colorMode?: UserThemeColorModeConfig;
  /** A message above the navbar of each page. */
  announcementBar?: UserThemeAnnouncementBarConfig;
  /** Looks of the docs. */
  docs?: UserThemeDocsConfig;
  /** The table of contents of a page. */
  tableOfContents?: UserThemeTableOfContentsConfig;
  /** Code blocks. */
  prism?: UserThemePrismConfig;
  /** Social image of pages that name none, as a site path. */
  image?: string;
  /**
   * Attributes of `<meta>` elements that each page gets.
   * @default []
   */
  metadata?: Record<string, string>[];
  /**
   * Looks of the blog; its sidebar is always grouped by year.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  blog?: unknown;
  /**
   * Search by Algolia; the site has its own.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  algolia?: unknown;
  /**
   * Options of diagrams.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  mermaid?: unknown;
  /**
   * Options of live code blocks.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  liveCodeBlock?: unknown;
  /**
   * Options of an image zoom plugin.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  zoom?: unknown;
  /**
   * Google Analytics.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  gtag?: unknown;
  /**
   * Replaced by `docs.sidebar.hideable`.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  hideableSidebar?: unknown;
}

/** Code blocks. */
export interface UserThemePrismConfig {
  /**
   * Language of code blocks that name none.
   * @default 'text'
   */
  defaultLanguage?: string;
  /**
   * Languages beside the built-in ones.
   * @default []
   */
  additionalLanguages?: string[];
  /**
   * Comments in code that mark lines.
   * @default [{className: 'highlight', line: 'highlight-next-line', block: {start: 'highlight-start', end: 'highlight-end'}}]
   */
  magicComments?: UserThemePrismMagicCommentsConfig[];
  /**
   * Colours of code; the theme has its own.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  theme?: unknown;
  /**
   * Colours of code in dark mode; the theme has its own.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  darkTheme?: unknown;
}

/** Comments in code that mark lines. */
export interface UserThemePrismMagicCommentsConfig {
  /** Class that the marked lines get. */
  className: string;
  /** Comment that marks the line after it. */
  line?: string;
  /** Comments around the marked lines. */
  block?: UserThemePrismMagicCommentsBlockConfig;
}

/** Comments around the marked lines. */
export interface UserThemePrismMagicCommentsBlockConfig {
  /** Comment before the marked lines. */
  start: string;
  /** Comment after the marked lines. */
  end: string;
}

/** The table of contents of a page. */
export interface UserThemeTableOfContentsConfig {
  /**
   * Highest heading level that the table of contents shows.
   * @default 2
   */
  minHeadingLevel?: number;
  /**
   * Lowest heading level that the table of contents shows.
   * @default 3
   */
  maxHeadingLevel?: number;
}

/** Looks of the docs. */
export interface UserThemeDocsConfig {
  /** The sidebar of the docs. */
  sidebar?: UserThemeDocsSidebarConfig;
  /**
   * Where the chosen version is kept.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  versionPersistence?: unknown;
}

/** The sidebar of the docs. */
export interface UserThemeDocsSidebarConfig {
  /**
   * Whether readers can hide the sidebar.
   * @default false
   */
  hideable?: boolean;
  /**
   * Whether opening a category closes the others.
   * @default false
   */
  autoCollapseCategories?: boolean;
}

/** A message above the navbar of each page. */
export interface UserThemeAnnouncementBarConfig {
  /**
   * Change it to show the bar to those who closed it.
   * @default 'announcement-bar'
   */
  id?: string;
  /**
   * HTML of the bar.
   * @default ''
   */
  content?: string;
  /**
   * Whether readers can close the bar.
   * @default true
   */
  isCloseable?: boolean;
  /**
   * Colour of the bar.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  backgroundColor?: unknown;
  /**
   * Colour of the text.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  textColor?: unknown;
}

/** Light and dark. */
export interface UserThemeColorModeConfig {
  /**
   * Colour mode of a first visit.
   * @default 'light'
   */
  defaultMode?: 'light' | 'dark';
  /**
   * Whether readers cannot change the colour mode.
   * @default false
   */
  disableSwitch?: boolean;
  /**
   * Whether the setting of the system wins over the default mode.
   * @default false
   */
  respectPrefersColorScheme?: boolean;
}

/** The end of each page. */
export interface UserThemeFooterConfig {
  /**
   * Colour of the footer.
   * @default 'light'
   */
  style?: 'light' | 'dark';
  /**
   * Groups of links, or links alone, which make one group.
   * @default []
   */
  links?: (UserThemeFooterLinksConfig | UserThemeFooterLinksItemsConfig)[];
  /** Last line of the footer, as HTML. */
  copyright?: string;
  /**
   * Logo of the footer.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  logo?: unknown;
}

/** Groups of links, or links alone, which make one group. */
export interface UserThemeFooterLinksConfig {
  /** Title of the group. */
  title?: string | null;
  /** Links of the group. */
  items: UserThemeFooterLinksItemsConfig[];
  /**
   * Class of the group.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  className?: unknown;
}

/** Links of the group. */
export interface UserThemeFooterLinksItemsConfig {
  /** Text of the link. */
  label?: string;
  /** Path in the site, without the base URL. */
  to?: string;
  /** Address outside the site. */
  href?: string;
  /** HTML in place of a link. */
  html?: string;
  /**
   * Class of the link.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  className?: unknown;
  /**
   * Where the link opens.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  target?: unknown;
  /**
   * Relation of the link.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  rel?: unknown;
  /**
   * Whether `href` gets the base URL.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  prependBaseUrlToHref?: unknown;
  /**
   * Whether `to` gets the base URL.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  autoAddBaseUrl?: unknown;
}

/** The bar at the top of each page. */
export interface UserThemeNavbarConfig {
  /**
   * Title at the left end of the navbar.
   * @default ''
   */
  title?: string;
  /** Logo at the left end of the navbar. */
  logo?: UserThemeNavbarLogoConfig;
  /**
   * Items of the navbar.
   * @default []
   */
  items?: UserThemeNavbarItemsConfig[];
  /**
   * Whether the navbar hides when a reader scrolls down.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  hideOnScroll?: unknown;
  /**
   * Colour of the navbar.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  style?: unknown;
}

/** Items of the navbar. */
export interface UserThemeNavbarItemsConfig {
  /** Kind of the item; a link or, with `items`, a drop-down if left out. */
  type?: 'default' | 'doc' | 'docSidebar' | 'dropdown' | 'localeDropdown' | 'docsVersionDropdown' | 'search' | 'html';
  /** Text of the item. */
  label?: string;
  /** Name of the item for screen readers, for a link that shows an icon alone. */
  'aria-label'?: string;
  /** Path in the site, without the base URL. */
  to?: string;
  /** Address outside the site. */
  href?: string;
  /** Side of the navbar; the right one if left out. */
  position?: 'left' | 'right';
  /** Id of the doc that an item of type `doc` leads to. */
  docId?: string;
  /** Name of the sidebar that an item of type `docSidebar` leads to. */
  sidebarId?: string;
  /** Class of the item. */
  className?: string;
  /** HTML of an item of type `html`. */
  value?: string;
  /** The item is current on paths that begin so. */
  activeBasePath?: string;
  /** The item is current on paths, without the base URL, that match. */
  activeBaseRegex?: string;
  /**
   * HTML in place of the label.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  html?: unknown;
  /**
   * Where the link opens.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  target?: unknown;
  /**
   * Relation of the link.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  rel?: unknown;
  /**
   * Tooltip of the link.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  title?: unknown;
  /**
   * Docs instance of the item.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  docsPluginId?: unknown;
  /**
   * Whether `href` gets the base URL.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  prependBaseUrlToHref?: unknown;
  /**
   * Whether `to` gets the base URL.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  autoAddBaseUrl?: unknown;
  /**
   * Items before those of the drop-down.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  dropdownItemsBefore?: unknown;
  /**
   * Items after those of the drop-down.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  dropdownItemsAfter?: unknown;
  /**
   * Whether the drop-down is never current.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  dropdownActiveClassDisabled?: unknown;
  /**
   * Query of the version or locale links.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  queryString?: unknown;
  /** Items of a drop-down. */
  items?: UserThemeNavbarItemsItemsConfig[];
}

/** Items of a drop-down. */
export interface UserThemeNavbarItemsItemsConfig {
  /** Kind of the item; a link or, with `items`, a drop-down if left out. */
  type?: 'default' | 'doc' | 'docSidebar' | 'dropdown' | 'localeDropdown' | 'docsVersionDropdown' | 'search' | 'html';
  /** Text of the item. */
  label?: string;
  /** Name of the item for screen readers, for a link that shows an icon alone. */
  'aria-label'?: string;
  /** Path in the site, without the base URL. */
  to?: string;
  /** Address outside the site. */
  href?: string;
  /** Side of the navbar; the right one if left out. */
  position?: 'left' | 'right';
  /** Id of the doc that an item of type `doc` leads to. */
  docId?: string;
  /** Name of the sidebar that an item of type `docSidebar` leads to. */
  sidebarId?: string;
  /** Class of the item. */
  className?: string;
  /** HTML of an item of type `html`. */
  value?: string;
  /** The item is current on paths that begin so. */
  activeBasePath?: string;
  /** The item is current on paths, without the base URL, that match. */
  activeBaseRegex?: string;
  /**
   * HTML in place of the label.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  html?: unknown;
  /**
   * Where the link opens.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  target?: unknown;
  /**
   * Relation of the link.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  rel?: unknown;
  /**
   * Tooltip of the link.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  title?: unknown;
  /**
   * Docs instance of the item.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  docsPluginId?: unknown;
  /**
   * Whether `href` gets the base URL.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  prependBaseUrlToHref?: unknown;
  /**
   * Whether `to` gets the base URL.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  autoAddBaseUrl?: unknown;
  /**
   * Items before those of the drop-down.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  dropdownItemsBefore?: unknown;
  /**
   * Items after those of the drop-down.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  dropdownItemsAfter?: unknown;
  /**
   * Whether the drop-down is never current.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  dropdownActiveClassDisabled?: unknown;
  /**
   * Query of the version or locale links.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  queryString?: unknown;
}

/** Logo at the left end of the navbar. */
export interface UserThemeNavbarLogoConfig {
  /** Site path of the logo. */
  src: string;
  /** Site path of the logo in dark mode. */
  srcDark?: string;
  /**
   * Alternative text of the logo.
   * @default ''
   */
  alt?: string;
  /** Where the logo leads; the home page if left out. */
  href?: string;
  /**
   * Width of the logo.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  width?: unknown;
  /**
   * Height of the logo.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  height?: unknown;
  /**
   * Where the link opens.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  target?: unknown;
  /**
   * Style of the logo.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  style?: unknown;
  /**
   * Class of the logo.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  className?: unknown;
}

/** Products that the site documents: filters of the search, which puts the pages of the reader’s own first, and each with an `llms.txt` of its own. */
export interface UserProductsConfig {
  /** Name of the product, as readers know it. */
  label: string;
  /** Site path without baseUrl: the pages at it and below it belong to the product. */
  path: string;
}

/** The search of the site; the item `search` of the navbar opens it. */
export interface UserSearchConfig {
  /** Words that readers may know from earlier, and what is searched for them: `{OldName: "NewName"}`. */
  synonyms?: Record<string, string>;
}

/** OpenAPI documents whose reference pages are part of the docs. */
export interface UserOpenapiConfig {
  /** The OpenAPI document (3.0 or 3.1, YAML or JSON), relative to the site folder. */
  path: string;
  /** Pages of operations, one a tag. */
  api?: UserOpenapiApiConfig;
  /** Pages of schemas, one each. */
  models?: UserOpenapiModelsConfig;
  /**
   * Site path, without extension, of the document in one file as YAML and JSON; `false` for none.
   * @default 'openapi'
   */
  download?: false | string;
  /**
   * Extensions that are shown as marks on fields.
   * @default []
   */
  flags?: UserOpenapiFlagsConfig[];
  /** Samples with the hooks of a generated RTK Query client. */
  rtkQuery?: UserOpenapiRtkQueryConfig;
  /**
   * What to do about schemas, fields and operations without a description.
   * @default 'warn'
   */
  onMissingDescriptions?: 'ignore' | 'log' | 'warn' | 'throw';
}

/** Samples with the hooks of a generated RTK Query client. */
export interface UserOpenapiRtkQueryConfig {
  /** Module that exports the hooks; `{tag}` stands for the tag, `{TagName}` for it in PascalCase. */
  module: string;
  /** Endpoint names by operationId where they differ from it; `{tag}` on both sides stands for the tag: `{"list{tag}": "get{tag}s"}`. */
  endpoints?: Record<string, string>;
}

/** Extensions that are shown as marks on fields. */
export interface UserOpenapiFlagsConfig {
  /** Extension of a schema, such as `x-encrypted`, whose presence marks a field. */
  extension: string;
  /** Text of the mark, such as `encrypted`. */
  label: string;
  /** Sentence that explains the mark on pages that show it. */
  description?: string;
  /** Site path, without the base URL, of the page that tells more. */
  to?: string;
}

/** Pages of schemas, one each. */
export interface UserOpenapiModelsConfig {
  /**
   * Folder of the model pages below the docs route, and in the sidebar.
   * @default 'models'
   */
  path?: string;
  /**
   * Last part of a page’s address; `{name}` stands for the schema.
   * @default '{name}'
   */
  slug?: string;
  /**
   * Tag of a page beside that of the family; `{name}` stands for the schema in kebab-case.
   * @default '{name}'
   */
  tag?: string;
  /**
   * Label of the category in the sidebar.
   * @default 'Data models'
   */
  label?: string;
  /** Place of the category in an autogenerated sidebar. */
  position?: number;
}

/** Pages of operations, one a tag. */
export interface UserOpenapiApiConfig {
  /**
   * Folder of the API pages below the docs route, and in the sidebar.
   * @default 'api'
   */
  path?: string;
  /**
   * Last part of a page’s address; `{tag}` stands for its tag.
   * @default '{tag}'
   */
  slug?: string;
  /**
   * Title of a page; `{tag}` stands for its tag.
   * @default '{tag} API'
   */
  title?: string;
  /**
   * Tag of a page beside that of the family; `{tag}` stands for its tag in kebab-case.
   * @default '{tag}-api'
   */
  tag?: string;
  /**
   * Label of the category in the sidebar.
   * @default 'API reference'
   */
  label?: string;
  /** Place of the category in an autogenerated sidebar. */
  position?: number;
  /**
   * A tag with more operations gets several pages, so that none becomes heavy.
   * @default 12
   */
  operationsPerPage?: number;
}

/** The sitemap; `false` for none. */
export interface UserSitemapConfig {
  /**
   * Whether entries say when their file was changed last, and how exactly.
   * @default null
   */
  lastmod?: 'date' | 'datetime' | null;
  /**
   * How often pages are said to change; `null` leaves it out.
   * @default 'weekly'
   */
  changefreq?: 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never' | null;
  /**
   * Priority of all pages, from 0 to 1; `null` leaves it out.
   * @default 0.5
   */
  priority?: number | null;
  /**
   * Paths, with the base URL, that the sitemap leaves out.
   * @default []
   */
  ignorePatterns?: string[];
  /**
   * Name of the sitemap file.
   * @default 'sitemap.xml'
   */
  filename?: string;
  /**
   * A function that changes the entries.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  createSitemapItems?: unknown;
  /**
   * Replaced by the option of the site.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  trailingSlash?: unknown;
  /**
   * Name of the plugin instance.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  id?: unknown;
}

/** The single pages; `false` for none. */
export interface UserPagesConfig {
  /**
   * Folder of the pages, relative to the site folder.
   * @default 'src/pages'
   */
  path?: string;
  /**
   * First part of the routes of the pages; `/` for none.
   * @default '/'
   */
  routeBasePath?: string;
  /**
   * Files of the folder that are pages.
   * @default ['**\/*.{js,jsx,ts,tsx,md,mdx}']
   */
  include?: string[];
  /**
   * Files of the folder that are not pages.
   * @default ['**\/_*.{js,jsx,ts,tsx,md,mdx}', '**\/_*\/**', '**\/*.test.{js,jsx,ts,tsx}', '**\/__tests__/**']
   */
  exclude?: string[];
  /** Address of the repository folder that holds the site, for “Edit this page” links. */
  editUrl?: string | ((...args: never[]) => unknown);
  /**
   * Whether a page shows when its file was changed last.
   * @default false
   */
  showLastUpdateTime?: boolean;
  /**
   * Whether a page shows who changed its file last.
   * @default false
   */
  showLastUpdateAuthor?: boolean;
  /**
   * Whether `:::note` and its like are admonitions, or an object with more types.
   * @default true
   */
  admonitions?: boolean | UserDocsAdmonitionsConfig;
  /**
   * Component of a Markdown page.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  mdxPageComponent?: unknown;
  /**
   * Name of the plugin instance.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  id?: unknown;
  /**
   * Whether edit links lead to translated files.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  editLocalizedFiles?: unknown;
  /**
   * Remark plugins that run last.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  remarkPlugins?: unknown;
  /**
   * Rehype plugins that run last.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  rehypePlugins?: unknown;
  /**
   * Recma plugins.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  recmaPlugins?: unknown;
  /**
   * Remark plugins that run first.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  beforeDefaultRemarkPlugins?: unknown;
  /**
   * Rehype plugins that run first.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  beforeDefaultRehypePlugins?: unknown;
}

/** The blog; `false` for none. */
export interface UserBlogConfig {
  /**
   * Folder of the blog, relative to the site folder.
   * @default 'blog'
   */
  path?: string;
  /**
   * First part of the routes of the blog; `/` for none.
   * @default 'blog'
   */
  routeBasePath?: string;
  /**
   * Files of the folder that are posts.
   * @default ['**\/*.{md,mdx}']
   */
  include?: string[];
  /**
   * Files of the folder that are not posts.
   * @default ['**\/_*.{js,jsx,ts,tsx,md,mdx}', '**\/_*\/**', '**\/*.test.{js,jsx,ts,tsx}', '**\/__tests__/**']
   */
  exclude?: string[];
  /**
   * Title of the list page.
   * @default 'Blog'
   */
  blogTitle?: string;
  /**
   * Description of the list page.
   * @default 'Blog'
   */
  blogDescription?: string;
  /**
   * Title of the blog sidebar.
   * @default 'Recent posts'
   */
  blogSidebarTitle?: string;
  /**
   * How many posts the blog sidebar lists; `ALL` for all, 0 for no sidebar.
   * @default 5
   */
  blogSidebarCount?: number | 'ALL';
  /**
   * How many posts a list page holds; `ALL` for all.
   * @default 10
   */
  postsPerPage?: number | 'ALL';
  /**
   * Route part of the archive; `null` for no archive.
   * @default 'archive'
   */
  archiveBasePath?: string | null;
  /**
   * Route part of the tag pages.
   * @default 'tags'
   */
  tagsBasePath?: string;
  /**
   * Route part of the author pages.
   * @default 'authors'
   */
  authorsBasePath?: string;
  /**
   * Route part of the second and later list pages.
   * @default 'page'
   */
  pageBasePath?: string;
  /**
   * Authors file, relative to `path`.
   * @default 'authors.yml'
   */
  authorsMapPath?: string;
  /** Tags file, relative to `path`; `tags.yml` if left out, `false` ignores one. */
  tags?: string | false | null;
  /**
   * Whether posts show how long they take to read.
   * @default true
   */
  showReadingTime?: boolean;
  /**
   * Order of the posts by date.
   * @default 'descending'
   */
  sortPosts?: 'ascending' | 'descending';
  /** Address of the repository folder that holds the site, for “Edit this page” links. */
  editUrl?: string | ((...args: never[]) => unknown);
  /**
   * Whether a page shows when its file was changed last.
   * @default false
   */
  showLastUpdateTime?: boolean;
  /**
   * Whether a page shows who changed its file last.
   * @default false
   */
  showLastUpdateAuthor?: boolean;
  /**
   * What to do about tags that the tags file does not name.
   * @default 'warn'
   */
  onInlineTags?: 'ignore' | 'log' | 'warn' | 'throw';
  /**
   * What to do about authors that the authors file does not name.
   * @default 'warn'
   */
  onInlineAuthors?: 'ignore' | 'log' | 'warn' | 'throw';
  /**
   * What to do about posts without a truncate marker.
   * @default 'warn'
   */
  onUntruncatedBlogPosts?: 'ignore' | 'log' | 'warn' | 'throw';
  /** The feeds of the blog. */
  feedOptions?: UserBlogFeedOptionsConfig;
  /**
   * Whether `:::note` and its like are admonitions, or an object with more types.
   * @default true
   */
  admonitions?: boolean | UserDocsAdmonitionsConfig;
  /**
   * A regular expression that marks where the list cuts a post.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  truncateMarker?: unknown;
  /**
   * A function that measures the reading time.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  readingTime?: unknown;
  /**
   * A function that changes the list of posts.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  processBlogPosts?: unknown;
  /**
   * Component of the list page.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  blogListComponent?: unknown;
  /**
   * Component of a post.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  blogPostComponent?: unknown;
  /**
   * Component of the tag list.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  blogTagsListComponent?: unknown;
  /**
   * Component of a tag page.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  blogTagsPostsComponent?: unknown;
  /**
   * Component of the archive.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  blogArchiveComponent?: unknown;
  /**
   * Component of the author list.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  blogAuthorsListComponent?: unknown;
  /**
   * Component of an author page.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  blogAuthorsPostsComponent?: unknown;
  /**
   * Name of the plugin instance.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  id?: unknown;
  /**
   * Whether edit links lead to translated files.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  editLocalizedFiles?: unknown;
  /**
   * Remark plugins that run last.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  remarkPlugins?: unknown;
  /**
   * Rehype plugins that run last.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  rehypePlugins?: unknown;
  /**
   * Recma plugins.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  recmaPlugins?: unknown;
  /**
   * Remark plugins that run first.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  beforeDefaultRemarkPlugins?: unknown;
  /**
   * Rehype plugins that run first.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  beforeDefaultRehypePlugins?: unknown;
}

/** The feeds of the blog. */
export interface UserBlogFeedOptionsConfig {
  /**
   * Feeds to write: `rss`, `atom`, `json`, a list of them, `all`, or `null` for none.
   * @default ['rss', 'atom']
   */
  type?: 'rss' | 'atom' | 'json' | 'all' | ('rss' | 'atom' | 'json')[] | null;
  /** Title of the feeds; the site title and `Blog` if left out. */
  title?: string;
  /** Description of the feeds. */
  description?: string;
  /** Copyright line of the feeds. */
  copyright?: string;
  /** Language of the feeds; the locale of the site if left out. */
  language?: string;
  /**
   * How many of the newest posts a feed holds; `false` for all.
   * @default 20
   */
  limit?: number | false | null;
  /**
   * A function that changes the items.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  createFeedItems?: unknown;
  /**
   * Style sheets of the feeds.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  xslt?: unknown;
}

/** The docs; `false` for none. */
export interface UserDocsConfig {
  /**
   * Folder of the docs, relative to the site folder.
   * @default 'docs'
   */
  path?: string;
  /**
   * First part of the routes of all docs; `/` for none.
   * @default 'docs'
   */
  routeBasePath?: string;
  /**
   * Files of the folder that are docs.
   * @default ['**\/*.{md,mdx}']
   */
  include?: string[];
  /**
   * Files of the folder that are not docs.
   * @default ['**\/_*.{js,jsx,ts,tsx,md,mdx}', '**\/_*\/**', '**\/*.test.{js,jsx,ts,tsx}', '**\/__tests__/**']
   */
  exclude?: string[];
  /** Path of the sidebars file; `false` for no sidebar; one that follows the folders if left out. */
  sidebarPath?: string | false;
  /**
   * Whether sidebar categories can be closed, unless one says otherwise.
   * @default true
   */
  sidebarCollapsible?: boolean;
  /**
   * Whether sidebar categories are closed at first, unless one says otherwise.
   * @default true
   */
  sidebarCollapsed?: boolean;
  /**
   * Whether `01-` in front of a file or folder name gives its position and leaves its id.
   * @default true
   */
  numberPrefixParser?: boolean | ((...args: never[]) => unknown);
  /** Address of the repository folder that holds the site, for “Edit this page” links. */
  editUrl?: string | ((...args: never[]) => unknown);
  /**
   * Whether a page shows when its file was changed last.
   * @default false
   */
  showLastUpdateTime?: boolean;
  /**
   * Whether a page shows who changed its file last.
   * @default false
   */
  showLastUpdateAuthor?: boolean;
  /**
   * Whether docs show where they stand in the sidebar.
   * @default true
   */
  breadcrumbs?: boolean;
  /** Tags file, relative to `path`; `tags.yml` if left out, `false` ignores one. */
  tags?: string | false | null;
  /**
   * Route part of the tag pages.
   * @default 'tags'
   */
  tagsBasePath?: string;
  /**
   * What to do about tags that the tags file does not name.
   * @default 'warn'
   */
  onInlineTags?: 'ignore' | 'log' | 'warn' | 'throw';
  /**
   * Whether `:::note` and its like are admonitions, or an object with more types.
   * @default true
   */
  admonitions?: boolean | UserDocsAdmonitionsConfig;
  /** Options of the docs version `current`. */
  versions?: UserDocsVersionsConfig;
  /** The version served without a route part. */
  lastVersion?: 'current';
  /**
   * Whether the docs folder is a version.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  includeCurrentVersion?: unknown;
  /**
   * Versions to build.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  onlyIncludeVersions?: unknown;
  /**
   * Whether versions are off.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  disableVersioning?: unknown;
  /**
   * Whether edit links of old versions lead to the newest file.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  editCurrentVersion?: unknown;
  /**
   * A function that makes autogenerated sidebars.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  sidebarItemsGenerator?: unknown;
  /**
   * Component around all docs.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  docsRootComponent?: unknown;
  /**
   * Component around a version.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  docVersionRootComponent?: unknown;
  /**
   * Component around a doc.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  docRootComponent?: unknown;
  /**
   * Component of a doc.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  docItemComponent?: unknown;
  /**
   * Component of the tag list.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  docTagsListComponent?: unknown;
  /**
   * Component of a tag page.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  docTagDocListComponent?: unknown;
  /**
   * Component of a generated index.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  docCategoryGeneratedIndexComponent?: unknown;
  /**
   * Name of the plugin instance.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  id?: unknown;
  /**
   * Whether edit links lead to translated files.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  editLocalizedFiles?: unknown;
  /**
   * Remark plugins that run last.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  remarkPlugins?: unknown;
  /**
   * Rehype plugins that run last.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  rehypePlugins?: unknown;
  /**
   * Recma plugins.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  recmaPlugins?: unknown;
  /**
   * Remark plugins that run first.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  beforeDefaultRemarkPlugins?: unknown;
  /**
   * Rehype plugins that run first.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  beforeDefaultRehypePlugins?: unknown;
}

/** Options of the docs version `current`. */
export interface UserDocsVersionsConfig {
  /** The version that the docs folder holds. */
  current?: UserDocsVersionsCurrentConfig;
  [key: string]: unknown;
}

/** The version that the docs folder holds. */
export interface UserDocsVersionsCurrentConfig {
  /** Label of the version. */
  label?: string;
  /**
   * Route part of the version.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  path?: unknown;
  /**
   * Banner of the version.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  banner?: unknown;
  /**
   * Whether pages show a version badge.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  badge?: unknown;
  /**
   * Class on the pages of the version.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  className?: unknown;
  /**
   * Whether search engines leave out the version.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  noIndex?: unknown;
}

/** Whether `:::note` and its like are admonitions, or an object with more types. */
export interface UserDocsAdmonitionsConfig {
  /**
   * Admonition types beside the built-in ones.
   * @default []
   */
  keywords?: string[];
  /**
   * Whether the built-in types stay; they always do.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  extendDefaults?: unknown;
}

/** The Markdown compiler. */
export interface UserMarkdownConfig {
  /**
   * Language of `.md` files: MDX, CommonMark, or by the file extension.
   * @default 'mdx'
   */
  format?: 'mdx' | 'md' | 'detect';
  /**
   * Whether `mermaid` code blocks become diagrams.
   * @default true
   */
  mermaid?: boolean;
  /**
   * Whether `:smile:` becomes a character.
   * @default true
   */
  emoji?: boolean;
  /** How heading ids are made. */
  anchors?: UserMarkdownAnchorsConfig;
  /** Forms of MDX 1 that stay valid. */
  mdx1Compat?: UserMarkdownMdx1CompatConfig;
  /** What to do about broken references. */
  hooks?: UserMarkdownHooksConfig;
  /** Options of the step from Markdown to HTML. */
  remarkRehypeOptions?: UserMarkdownRemarkRehypeOptionsConfig;
  /**
   * A function that changes the source text.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  preprocessor?: unknown;
  /**
   * A function that reads the front matter.
   * @deprecated An option of Docusaurus that is not supported here.
   */
  parseFrontMatter?: unknown;
}

/** Options of the step from Markdown to HTML. */
export interface UserMarkdownRemarkRehypeOptionsConfig {
  /**
   * Label of the footnote section.
   * @default 'Footnotes'
   */
  footnoteLabel?: string;
  [key: string]: unknown;
}

/** What to do about broken references. */
export interface UserMarkdownHooksConfig {
  /** What to do about links to files that do not exist; `warn` if left out. */
  onBrokenMarkdownLinks?: 'ignore' | 'log' | 'warn' | 'throw' | ((...args: never[]) => unknown);
  /**
   * What to do about images that do not exist.
   * @default 'warn'
   */
  onBrokenMarkdownImages?: 'ignore' | 'log' | 'warn' | 'throw' | ((...args: never[]) => unknown);
}

/** Forms of MDX 1 that stay valid. */
export interface UserMarkdownMdx1CompatConfig {
  /**
   * Whether `<!-- -->` is a comment in MDX.
   * @default true
   */
  comments?: boolean;
  /**
   * Whether `:::note Title` works without brackets.
   * @default true
   */
  admonitions?: boolean;
  /**
   * Whether `{#id}` behind a heading is its id.
   * @default true
   */
  headingIds?: boolean;
}

/** How heading ids are made. */
export interface UserMarkdownAnchorsConfig {
  /**
   * Whether heading ids keep capital letters.
   * @default false
   */
  maintainCase?: boolean;
}

/** Old addresses, and the pages they lead to. */
export interface UserRedirectsConfig {
  /** The old path, or a list of them, without the base URL. */
  from: string[] | string;
  /** Path of the page that stands there now, without the base URL. */
  to: string;
}

/** Language of the site. */
export interface UserI18nConfig {
  /**
   * Language of the site.
   * @default 'en'
   */
  defaultLocale?: string;
  /**
   * Languages of the site; it has one.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  locales?: unknown;
  /**
   * Folder of the translations.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  path?: unknown;
  /**
   * Options of the languages.
   * @deprecated Accepted from Docusaurus configurations, without effect.
   */
  localeConfigs?: unknown;
}
