import * as z from 'zod';
import {blogSchema} from './schema/blogSchema.ts';
import {folder, ignored, reaction, unsupported} from './schema/common.ts';
import {docsSchema} from './schema/docsSchema.ts';
import {markdownSchema} from './schema/markdownSchema.ts';
import {pagesSchema} from './schema/pagesSchema.ts';
import {productsSchema} from './schema/productsSchema.ts';
import {searchSchema} from './schema/searchSchema.ts';
import {redirectsSchema} from './schema/redirectsSchema.ts';
import {referencesSchema} from './schema/referenceSchema.ts';
import {sitemapSchema} from './schema/sitemapSchema.ts';
import {themeConfigSchema} from './schema/themeConfigSchema.ts';

const url = z.string().superRefine((text, context) => {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) {
    const hint = 'Write scheme and host, for example `https://docs.example.com`.';
    context.addIssue({code: 'custom', message: 'must be a web address', params: {hint}});
  } else if (parsed.pathname !== '/' || parsed.search || parsed.hash) {
    const hint = `Write \`${parsed.origin}\`, and put the path in \`baseUrl\`.`;
    context.addIssue({code: 'custom', message: 'must not have a path', params: {hint}});
  }
});

const baseUrl = z.string().refine((text) => !URL.canParse(text), {
  error: 'must be a path, not a whole address',
  params: {hint: 'Put scheme and host in `url`, and only the path here, for example `/v1/`.'},
});

const i18nSchema = z.strictObject({
  defaultLocale: z.string().min(1).default('en').describe('Language of the site.'),
  locales: ignored('Languages of the site; it has one.'),
  path: ignored('Folder of the translations.'),
  localeConfigs: ignored('Options of the languages.'),
});

const customCss = z
  .union([z.string(), z.array(z.string())])
  .transform((files) => (typeof files === 'string' ? [files] : files))
  .optional()
  .describe('CSS files that follow those of the theme, relative to the site folder.');

const orFalse = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(false), schema]).optional();

const content = {
  docs: orFalse(docsSchema).describe('The docs; `false` for none.'),
  blog: orFalse(blogSchema).describe('The blog; `false` for none.'),
  pages: orFalse(pagesSchema).describe('The single pages; `false` for none.'),
  sitemap: orFalse(sitemapSchema).describe('The sitemap; `false` for none.'),
};

const classicOptions = z.strictObject({
  ...content,
  theme: z.strictObject({customCss}).optional().describe('Options of the classic theme.'),
  debug: ignored('The debug pages.'),
  svgr: ignored('Options of SVG imports.'),
  gtag: unsupported('Google Analytics.'),
  googleAnalytics: unsupported('Google Analytics.'),
  googleTagManager: unsupported('Google Tag Manager.'),
});

/** Names of the one Docusaurus preset whose options are understood. */
export const classicPreset = z.enum(['classic', '@docusaurus/preset-classic']);

const preset = z.union([
  classicPreset,
  z.tuple([classicPreset, classicOptions.optional()]),
  z.literal(false),
  z.null(),
]);

/**
 * Types, defaults and messages of `site.config.ts`, in one place. Names and meaning are those of a Docusaurus
 * configuration; `docs`, `blog`, `pages`, `sitemap` and `customCss` may stand at the top level as well as in
 * the classic preset.
 */
export const siteConfigSchema = z.strictObject({
  title: z.string().min(1).describe('Title of the site.'),
  tagline: z.string().default('').describe('One line on what the site is about.'),
  url: url
    .transform((text) => text.replace(/\/$/, ''))
    .describe('Scheme and host of the site, without a path.'),
  baseUrl: baseUrl
    .transform((path) => `/${path.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/'))
    .default('/')
    .describe('Path that the site is served under.'),
  favicon: z
    .string()
    .transform((path) => path.replace(/^\//, ''))
    .optional()
    .describe('Site path of the icon.'),
  trailingSlash: z
    .boolean()
    .optional()
    .describe('Whether addresses end with `/`; they stay as computed if left out.'),
  noIndex: z.boolean().default(false).describe('Whether search engines leave out the whole site.'),
  titleDelimiter: z.string().default('|').describe('What stands between page title and site title.'),
  organizationName: z.string().optional().describe('Owner of the repository.'),
  projectName: z.string().optional().describe('Name of the repository.'),
  i18n: i18nSchema.prefault({}).describe('Language of the site.'),
  onBrokenLinks: reaction.default('warn').describe('What to do about links to pages that do not exist.'),
  onBrokenAnchors: reaction.default('warn').describe('What to do about links to ids that do not exist.'),
  onDuplicateRoutes: reaction.default('throw').describe('What to do about two pages of one address.'),
  onBrokenMarkdownLinks: reaction
    .meta({listed: false})
    .optional()
    .describe('Older place of `markdown.hooks.onBrokenMarkdownLinks`.'),
  redirects: redirectsSchema.default([]).describe('Old addresses, and the pages they lead to.'),
  urlInventory: z
    .union([folder, z.literal(false)])
    .default('.site/urls.txt')
    .describe(
      'File that lists every published address and heading anchor: `npm run check` fails when one vanishes. `false` for none.',
    ),
  staticDirectories: z
    .array(folder)
    .default(['static'])
    .describe('Folders whose files are copied to the root of the site.'),
  markdown: markdownSchema.prefault({}).describe('The Markdown compiler.'),
  ...content,
  openapi: referencesSchema.describe('OpenAPI documents whose reference pages are part of the docs.'),
  search: searchSchema
    .prefault({})
    .describe('The search of the site; the item `search` of the navbar opens it.'),
  products: productsSchema
    .default([])
    .describe(
      'Products that the site documents: filters of the search, which puts the pages of the reader’s own first, and each with an `llms.txt` of its own.',
    ),
  openGraphImages: z
    .boolean()
    .default(false)
    .describe(
      'Whether a picture for social networks is drawn for the landing page, each product and each post.',
    ),
  customCss,
  customFields: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      'Values for own components, which read them with `useDocusaurusContext`; they must be plain JSON.',
    ),
  themeConfig: themeConfigSchema.prefault({}).describe('Navbar, footer and looks.'),
  presets: z.array(preset).default([]).describe('The classic preset of Docusaurus with its options.'),
  $schema: ignored('Schema for editors.'),
  future: ignored('Flags of coming Docusaurus versions.'),
  baseUrlIssueBanner: ignored('Whether a wrong base URL shows a banner; it does.'),
  deploymentBranch: ignored('Branch of the deploy command.'),
  githubHost: ignored('Host of the deploy command.'),
  githubPort: ignored('Port of the deploy command.'),
  storage: ignored('Browser storage.'),
  webpack: ignored('Loader of the bundler.'),
  plugins: unsupported('Docusaurus plugins.'),
  themes: z
    .array(z.union([z.literal('@docusaurus/theme-mermaid'), z.unknown().meta({support: 'none'})]))
    .meta({listed: false})
    .optional()
    .describe('Docusaurus themes; diagrams are built in.'),
  scripts: unsupported('Scripts of each page.'),
  stylesheets: unsupported('Style sheets of each page.'),
  headTags: unsupported('Head elements of each page.'),
  clientModules: unsupported('Modules that run on each page.'),
  ssrTemplate: unsupported('Template of the HTML document.'),
});

/** A configuration that has passed the schema, not yet one `SiteConfig`. */
export type ParsedSiteConfig = z.output<typeof siteConfigSchema>;
