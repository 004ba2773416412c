import {UNSUPPORTED_OPTIONS} from './docusaurusOptions.ts';

const CODE_COLORS = 'Code has the colors of the theme, which `customCss` can change.';
const NAVBAR_HTML = 'Use `label`, or an item of type `html`.';
const RECMA = 'Use `remarkPlugins` or `rehypePlugins` instead of `recmaPlugins`.';
const ON_BROKEN = 'Write `ignore`, `log`, `warn` or `throw` instead of a function.';

/** Instead of options that name a component of the theme. */
const COMPONENTS = Object.fromEntries(
  UNSUPPORTED_OPTIONS.filter((option) => option.endsWith('Component')).map((option) => [
    option,
    'Replace or wrap a part of the theme with a component in `src/theme`.',
  ]),
);

/** What to use instead of an unsupported option, by its name as the tables of options write it. */
export const ALTERNATIVES: Readonly<Record<string, string>> = {
  ...COMPONENTS,
  'markdown.preprocessor': 'Change the text of pages with a plugin in `remarkPlugins`.',
  'markdown.hooks.onBrokenMarkdownLinks': ON_BROKEN,
  'markdown.hooks.onBrokenMarkdownImages': ON_BROKEN,
  'docs.recmaPlugins': RECMA,
  'blog.recmaPlugins': RECMA,
  'pages.recmaPlugins': RECMA,
  'blog.feedOptions.createFeedItems': '`blog.feedOptions.limit` says how many posts a feed has.',
  'blog.feedOptions.xslt': 'Feeds have no style sheet; link to them from a page that explains them.',
  'blog.truncateMarker': 'Write `<!-- truncate -->` where the list is to cut a post.',
  'themeConfig.navbar.items[].html': NAVBAR_HTML,
  'themeConfig.navbar.items[].items[].html': NAVBAR_HTML,
  'themeConfig.navbar.hideOnScroll': 'The navbar stays in sight; `customCss` can change `.navbar`.',
  'themeConfig.navbar.style': 'Color the navbar with `customCss`: `.navbar`.',
  'themeConfig.algolia': 'The built-in search: add an item of type `search` to the navbar.',
  'themeConfig.prism.theme': CODE_COLORS,
  'themeConfig.prism.darkTheme': CODE_COLORS,
  'themeConfig.prism.themes': CODE_COLORS,
  'themeConfig.mermaid': 'Diagrams have the colors of the theme, which `customCss` can change.',
  'themeConfig.liveCodeBlock': 'Import a component of the site where readers are to run code.',
  'themeConfig.zoom': 'Link an image to its file, or enlarge it with a module of `clientModules`.',
  'themeConfig.gtag': 'Use `analytics.gtag`.',
  themes: 'Put the components of the theme that you need into the site.',
  ssrTemplate: 'Use `headTags`, `scripts` and `stylesheets`.',
  googleAnalytics: 'Google has ended this service: use `gtag`.',
  'plugins[]': 'Remove the plugin, or do its work with one of your own.',
  'presets[]': "Write the preset's docs, blog and pages at the top level, and its plugins in `plugins`.",
};

/** Instead of items of the navbar that a component of `src/theme` draws in Docusaurus. */
export const CUSTOM_ITEM =
  'Draw it with `src/theme/NavbarItem/ComponentTypes`, or use an item of type `html`.';

/** Unsupported options for which the generator has something of its own that needs no more than what `ALTERNATIVES` says. */
export const REPLACED_OPTIONS: ReadonlySet<string> = new Set([
  'themeConfig.algolia',
  'themeConfig.prism.theme',
  'themeConfig.prism.darkTheme',
  'themeConfig.prism.themes',
  'themeConfig.mermaid',
]);
