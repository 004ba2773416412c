/** Options that every content plugin of Docusaurus has. */
const IGNORED_PLUGIN_OPTIONS = ['editLocalizedFiles'];
const UNSUPPORTED_PLUGIN_OPTIONS = ['recmaPlugins'];

const within = (place: string, options: readonly string[]): string[] =>
  options.map((option) => `${place}.${option}`);

const FOOTER_LINKS = 'themeConfig.footer.links[]';
const NAVBAR_ITEMS = ['themeConfig.navbar.items[]', 'themeConfig.navbar.items[].items[]'];

/**
 * Docusaurus options that are accepted and have no effect. `[]` matches each item of a list, `.*` each key of a map
 * that is not an option here.
 */
export const IGNORED_OPTIONS: readonly string[] = [
  'markdown.remarkRehypeOptions.*',
  'docs.admonitions.extendDefaults',
  ...within('docs', IGNORED_PLUGIN_OPTIONS),
  'blog.admonitions.extendDefaults',
  ...within('blog', IGNORED_PLUGIN_OPTIONS),
  'pages.admonitions.extendDefaults',
  ...within('pages', IGNORED_PLUGIN_OPTIONS),
  'sitemap.trailingSlash',
  'sitemap.id',
  ...within('themeConfig.navbar.logo', ['width', 'height', 'target', 'style', 'className']),
  ...within('themeConfig.footer.logo', ['target', 'style', 'className']),
  ...NAVBAR_ITEMS.flatMap((item) =>
    within(item, ['prependBaseUrlToHref', 'autoAddBaseUrl', 'dropdownActiveClassDisabled', 'queryString']),
  ),
  ...[`${FOOTER_LINKS}.items[]`, FOOTER_LINKS].flatMap((link) =>
    within(link, ['prependBaseUrlToHref', 'autoAddBaseUrl']),
  ),
  'themeConfig.docs.versionPersistence',
  'themeConfig.blog',
  'themeConfig.hideableSidebar',
  '$schema',
  'future',
  'baseUrlIssueBanner',
  'deploymentBranch',
  'githubHost',
  'githubPort',
  'storage',
  'webpack',
];

/** Docusaurus options that would change the site and don't here: setting one is a warning. */
export const UNSUPPORTED_OPTIONS: readonly string[] = [
  'docs.docsRootComponent',
  'docs.docVersionRootComponent',
  'docs.docRootComponent',
  'docs.docItemComponent',
  'docs.docTagsListComponent',
  'docs.docTagDocListComponent',
  'docs.docCategoryGeneratedIndexComponent',
  ...within('docs', UNSUPPORTED_PLUGIN_OPTIONS),
  'blog.feedOptions.xslt',
  'blog.truncateMarker',
  'blog.blogListComponent',
  'blog.blogPostComponent',
  'blog.blogTagsListComponent',
  'blog.blogTagsPostsComponent',
  'blog.blogArchiveComponent',
  'blog.blogAuthorsListComponent',
  'blog.blogAuthorsPostsComponent',
  ...within('blog', UNSUPPORTED_PLUGIN_OPTIONS),
  'pages.mdxPageComponent',
  ...within('pages', UNSUPPORTED_PLUGIN_OPTIONS),
  'themeConfig.navbar.hideOnScroll',
  'themeConfig.docs.sidebar.hideable',
  'themeConfig.docs.sidebar.autoCollapseCategories',
  'themeConfig.algolia',
  'themeConfig.prism.theme',
  'themeConfig.prism.darkTheme',
  'themeConfig.prism.themes',
  'themeConfig.mermaid',
  'themeConfig.gtag',
  'themes',
  'ssrTemplate',
];

/** The parts of the configuration that the classic preset may contain. */
export const PRESET_PARTS: readonly string[] = ['docs', 'blog', 'pages', 'sitemap'];

/** Options that only the classic preset has. */
export const IGNORED_PRESET_OPTIONS: readonly string[] = ['debug', 'svgr'];
export const UNSUPPORTED_PRESET_OPTIONS: readonly string[] = ['googleAnalytics'];

/** Supported options for which Docusaurus also accepts a function, which is not supported here. */
export const OPTIONS_WITHOUT_FUNCTION: readonly string[] = [
  'markdown.hooks.onBrokenMarkdownLinks',
  'markdown.hooks.onBrokenMarkdownImages',
];

/** Options inside a map that is listed with `.*`. */
export const OPTIONS_IN_MAPS: readonly string[] = ['markdown.remarkRehypeOptions.footnoteLabel'];

/** Values of unsupported options that match what the generator does anyway. */
export const BUILT_IN_VALUES: Readonly<Record<string, readonly unknown[]>> = {
  themes: ['@docusaurus/theme-mermaid'],
};

/** Regular expressions, as text, that set an unsupported option to what it is without being set. */
export const DEFAULT_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  'blog.truncateMarker': [
    String.raw`/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/`,
    // The default of earlier versions.
    String.raw`/<!--\s*truncate\s*-->/`,
    String.raw`/<!--\s*(truncate)\s*-->/`,
  ],
};
