import {UNSUPPORTED_OPTIONS} from './docusaurusOptions.ts';

const CODE_COLORS = 'Code uses the colors of the theme, which `customCss` can change.';
const RECMA = 'Use `remarkPlugins` or `rehypePlugins` instead of `recmaPlugins`.';
const ON_BROKEN = 'Write `ignore`, `log`, `warn` or `throw` instead of a function.';

/** Alternatives to options that name a component of the theme. */
const COMPONENTS = Object.fromEntries(
  UNSUPPORTED_OPTIONS.filter((option) => option.endsWith('Component')).map((option) => [
    option,
    'Replace or wrap a part of the theme with a component in `src/theme`.',
  ]),
);

/** What to use instead of an unsupported option, by its name in the tables of options. */
export const ALTERNATIVES: Readonly<Record<string, string>> = {
  ...COMPONENTS,
  'markdown.hooks.onBrokenMarkdownLinks': ON_BROKEN,
  'markdown.hooks.onBrokenMarkdownImages': ON_BROKEN,
  'docs.recmaPlugins': RECMA,
  'blog.recmaPlugins': RECMA,
  'pages.recmaPlugins': RECMA,
  'blog.feedOptions.xslt': 'Feeds have no style sheet; link to them from a page that explains them.',
  'blog.truncateMarker': 'Write `<!-- truncate -->` where lists should cut off a post.',
  'themeConfig.navbar.hideOnScroll': 'The navbar stays visible; `customCss` can change `.navbar`.',
  'themeConfig.docs.sidebar.hideable': 'The sidebar stays visible; `customCss` can change `.shell-sidebar`.',
  'themeConfig.docs.sidebar.autoCollapseCategories':
    'Categories stay open until the reader closes them, also on the next page.',
  'themeConfig.algolia': 'The built-in search is in the navbar.',
  'themeConfig.prism.theme': CODE_COLORS,
  'themeConfig.prism.darkTheme': CODE_COLORS,
  'themeConfig.prism.themes': CODE_COLORS,
  'themeConfig.mermaid': 'Diagrams use the colors of the theme, which `customCss` can change.',
  'themeConfig.gtag': 'Use `analytics.gtag`.',
  themes: 'Copy the components of that theme that you need into the site.',
  ssrTemplate: 'Use `headTags`, `scripts` and `stylesheets`.',
  googleAnalytics: 'Google has ended this service: use `gtag`.',
  'plugins[]': 'Remove the plugin, or replace it with your own.',
  'presets[]': "Write the preset's docs, blog and pages at the top level, and its plugins in `plugins`.",
};

/** What replaces Docusaurus' sitemap. */
export const SITEMAP = 'The built-in sitemap, with its options.';

/** Alternative to navbar items that a component in `src/theme` renders in Docusaurus. */
export const CUSTOM_ITEM =
  'Render it with `src/theme/NavbarItem/ComponentTypes`, or use an item of type `html`.';

/**
 * Unsupported options that have a replacement in the generator: following the advice in `ALTERNATIVES` is
 * enough.
 */
export const REPLACED_OPTIONS: ReadonlySet<string> = new Set([
  'themeConfig.algolia',
  'themeConfig.prism.theme',
  'themeConfig.prism.darkTheme',
  'themeConfig.prism.themes',
  'themeConfig.mermaid',
]);
