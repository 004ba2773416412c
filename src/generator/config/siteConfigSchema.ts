import * as z from 'zod';
import {checkImage} from './schema/checkSafe.ts';
import {blogSchema} from './schema/blogSchema.ts';
import {basePath, folder, functionOf, reaction} from './schema/common.ts';
import {checkOptionsSchema} from './schema/checkRulesSchema.ts';
import {contentSecurityPolicySchema} from './schema/contentSecurityPolicySchema.ts';
import {docsSchema} from './schema/docsSchema.ts';
import {type DeclaredPlugins, hasPlugins, withoutPlugins} from './plugins/DeclaredPlugins.ts';
import {pluginPart} from './plugins/PluginBundle.ts';
import type {PluginStage} from './schema/markdownPlugins.ts';
import {instances, listOf} from './schema/instances.ts';
import {markdownSchema} from './schema/markdownSchema.ts';
import {pagesSchema} from './schema/pagesSchema.ts';
import {plainJson} from './schema/plainJson.ts';
import {booksSchema} from './schema/booksSchema.ts';
import {productsSchema} from './schema/productsSchema.ts';
import {searchSchema} from './schema/searchSchema.ts';
import {redirectsSchema} from './schema/redirectsSchema.ts';
import {referencesSchema} from './schema/referenceSchema.ts';
import {sitemapSchema} from './schema/sitemapSchema.ts';
import {tagOptions} from './schema/tagsSchema.ts';
import {allowComposer} from './tags/allowComposer.ts';
import {allowTags} from './tags/allowTags.ts';
import {analyticsSchema} from './schema/analyticsSchema.ts';
import {analyticsTags} from './tags/analyticsTags.ts';
import {joinTags, siteTags} from './tags/siteTags.ts';
import {themeConfigSchema} from './schema/themeConfigSchema.ts';
import type {Messages} from '../shared/messages/Messages.ts';
import {messagesOf} from '../shared/messages/messagesOf.ts';
import {i18nSchema} from './schema/i18nSchema.ts';
import {resolveLocales} from './resolveLocales.ts';

const url = z.string().superRefine((text, context) => {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) {
    const hint = 'Write scheme and host, for example `https://docs.example.com`.';
    context.addIssue({code: 'custom', message: 'must be a web address', params: {hint}});
  } else if (parsed.username !== '' || parsed.password !== '') {
    const hint = `Write \`${parsed.origin}\`: every page of the site contains this address.`;
    context.addIssue({code: 'custom', message: 'must not have a user name or password', params: {hint}});
  } else if (parsed.pathname !== '/' || parsed.search || parsed.hash) {
    const hint = `Write \`${parsed.origin}\`, and put the path in \`baseUrl\`.`;
    context.addIssue({code: 'custom', message: 'must not have a path', params: {hint}});
  }
});

/** Returns old addresses of a page; both paths are without the base URL. */
export type CreateRedirects = (path: string) => string | readonly string[] | null | undefined;

function orFalse<Schema extends z.ZodType>(schema: Schema) {
  return z.union([z.literal(false), schema]);
}

/**
 * Types, defaults and messages of `site.config.ts`, in one place. Names and meaning are those of a Docusaurus
 * configuration.
 */
export const siteOptions = z.strictObject({
  /** Title of the site. */
  title: z.string().min(1).describe('Title of the site.'),
  /** One line that describes the site. Default: `''`. */
  tagline: z.string().default('').describe('One line that describes the site.'),
  /** Scheme and host of the site, without a path. */
  url: url
    .transform((text) => text.replace(/\/$/, ''))
    .describe('Scheme and host of the site, without a path.'),
  /** Path that the site is served under. Default: `'/'`. */
  baseUrl: basePath.default('/').describe('Path that the site is served under.'),
  /** Site path of the icon. */
  favicon: z
    .string()
    .superRefine(checkImage)
    .transform((path) => path.replace(/^\/(?![/\\])/, ''))
    .optional()
    .describe('Site path of the icon.'),
  /** Whether addresses end with `/`; if left out, they are kept as generated. */
  trailingSlash: z
    .boolean()
    .optional()
    .describe('Whether addresses end with `/`; if left out, they are kept as generated.'),
  /** Whether search engines leave out the whole site. Default: `false`. */
  noIndex: z.boolean().default(false).describe('Whether search engines leave out the whole site.'),
  /** Text between the page title and the site title. Default: `'|'`. */
  titleDelimiter: z.string().default('|').describe('Text between the page title and the site title.'),
  /** Owner of the repository. */
  organizationName: z.string().optional().describe('Owner of the repository.'),
  /** Name of the repository. */
  projectName: z.string().optional().describe('Name of the repository.'),
  /** The languages of the site. */
  i18n: i18nSchema.prefault({}).describe('The languages of the site.'),
  /** What to do about links to pages that do not exist. Default: `'warn'`. */
  onBrokenLinks: reaction.default('warn').describe('What to do about links to pages that do not exist.'),
  /** What to do about links to ids that do not exist. Default: `'warn'`. */
  onBrokenAnchors: reaction.default('warn').describe('What to do about links to ids that do not exist.'),
  /** What to do about two pages with the same address, and a redirect from an address in use. Default: `'throw'`. */
  onDuplicateRoutes: reaction
    .default('throw')
    .describe('What to do about two pages with the same address, and a redirect from an address in use.'),
  /** Old addresses, and the pages they redirect to. Default: `[]`. */
  redirects: redirectsSchema.default([]).describe('Old addresses, and the pages they redirect to.'),
  /** A function that returns the old addresses of a page, by its path without the base URL: one, a list, or nothing. */
  createRedirects: functionOf<CreateRedirects>()
    .optional()
    .describe(
      'A function that returns the old addresses of a page, by its path without the base URL: one, a list, or nothing.',
    ),
  /** File that lists every published address and heading anchor: `npm run check` fails when one vanishes. `false` for none. Default: `'.site/urls.txt'`. */
  urlInventory: z
    .union([folder, z.literal(false)])
    .default('.site/urls.txt')
    .describe(
      'File that lists every published address and heading anchor: `npm run check` fails when one vanishes. `false` for none.',
    ),
  /** What `npm run check` reports. */
  check: checkOptionsSchema.prefault({}).describe('What `npm run check` reports.'),
  /** Sources that pages may load in addition to those of the default Content-Security-Policy, by directive: a list is added to them, `{only: […]}` replaces them; `false` publishes no policy. */
  contentSecurityPolicy: contentSecurityPolicySchema
    .prefault({})
    .describe(
      'Sources that pages may load in addition to those of the default Content-Security-Policy, by directive: a list is added to them, `{only: […]}` replaces them; `false` publishes no policy.',
    ),
  /** Folders whose files are copied to the root of the site. Default: `['static']`. */
  staticDirectories: z
    .array(folder)
    .default(['static'])
    .describe('Folders whose files are copied to the root of the site.'),
  /** The Markdown compiler. */
  markdown: markdownSchema.prefault({}).describe('The Markdown compiler.'),
  /** The docs, or a list of several; `false` for none. */
  docs: instances(docsSchema).prefault({}).describe('The docs, or a list of several; `false` for none.'),
  /** The blog, or a list of several; `false` for none. */
  blog: instances(blogSchema).prefault({}).describe('The blog, or a list of several; `false` for none.'),
  /** The single pages, or a list of several; `false` for none. */
  pages: instances(pagesSchema, ['path'])
    .prefault({})
    .describe('The single pages, or a list of several; `false` for none.'),
  /** The sitemap; `false` for none. */
  sitemap: orFalse(sitemapSchema).prefault({}).describe('The sitemap; `false` for none.'),
  /** OpenAPI documents whose reference pages are part of the docs. */
  openapi: referencesSchema.describe('OpenAPI documents whose reference pages are part of the docs.'),
  /** The search of the site; the item `search` of the navbar opens it. */
  search: searchSchema
    .prefault({})
    .describe('The search of the site; the item `search` of the navbar opens it.'),
  /** Products that the site documents: each is a search filter, its readers get its pages first in the results, and it has its own `llms.txt`. Default: `[]`. */
  products: productsSchema
    .default([])
    .describe(
      'Products that the site documents: each is a search filter, its readers get its pages first in the results, and it has its own `llms.txt`.',
    ),
  /** Sections of the docs that readers can print as one page, and download as EPUB. Default: `[]`. */
  books: booksSchema
    .default([])
    .describe('Sections of the docs that readers can print as one page, and download as EPUB.'),
  /** Whether each page has an image for social networks: posts and the entry pages of docs have their own, others share the image of their product or kind. Pages whose words are in other letters than Latin and Cyrillic ones have no image. Default: `false`. */
  openGraphImages: z
    .boolean()
    .default(false)
    .describe(
      'Whether each page has an image for social networks: posts and the entry pages of docs have their own, others share the image of their product or kind. Pages whose words are in other letters than Latin and Cyrillic ones have no image.',
    ),
  /** CSS files that are loaded after the theme’s, relative to the site folder. */
  customCss: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((files = []) => (typeof files === 'string' ? [files] : files))
    .describe('CSS files that are loaded after the theme’s, relative to the site folder.'),
  ...tagOptions,
  /** Analytics services. They are included in builds, not by the dev server. */
  analytics: analyticsSchema
    .optional()
    .describe('Analytics services. They are included in builds, not by the dev server.'),
  /** Values for your own components, which read them with `useDocusaurusContext`; they must be plain JSON. */
  customFields: z
    .record(z.string(), plainJson)
    .optional()
    .describe(
      'Values for your own components, which read them with `useDocusaurusContext`; they must be plain JSON.',
    ),
  /** Navbar, footer and appearance. */
  themeConfig: themeConfigSchema.prefault({}).describe('Navbar, footer and appearance.'),
});

/** The folder with the translations of a content folder, see `TranslatedSection`. */
const UNTRANSLATED: {translated?: string; isOriginal?: true} = {};

/** The options, and the one configuration that the stages read, which is derived from them. */
export const siteConfigSchema = siteOptions.transform(
  ({i18n, headTags, scripts, stylesheets, analytics, ...site}) => {
    const own = siteTags({headTags, scripts, stylesheets});
    const tags = analytics ? joinTags(own, analyticsTags(analytics)) : own;
    const locale = i18n.defaultLocale;
    const messages = messagesOf(locale);
    const {remarkRehypeOptions, parseFrontMatter, preprocessor, ...options} = site.markdown;
    const {lists, rest: markdown} = withoutPlugins(options);
    const docs = listOf(site.docs, 'docs');
    const blog = listOf(site.blog, 'blog');
    const pages = listOf(site.pages, 'pages');
    const keywords = [...docs, ...blog, ...pages].flatMap(keywordsOf);
    const declared: DeclaredPlugins[] = [
      {at: ['markdown'], lists},
      ...Object.entries({docs, blog, pages}).flatMap(([part, list]) =>
        list.map((one) => ({
          part: pluginPart(part, one.id),
          at: one.at,
          lists: withoutPlugins(one).lists,
        })),
      ),
    ];
    return {
      ...site,
      /** Elements that the site adds to each document; absent when there is none. */
      ...(tags && {tags}),
      contentSecurityPolicy: allowComposer(allowTags(site.contentSecurityPolicy, tags), site.openapi),
      /** `markdown.parseFrontMatter`; the rest of `markdown` goes to the compiler in its threads, which can't receive functions. */
      ...(parseFrontMatter && {parseFrontMatter}),
      /** Whether there is a `markdown.preprocessor`, which the compiler loads with the plugins. */
      ...(preprocessor && {hasPreprocessor: true as const}),
      locale,
      /** The theme's own words in the language of the site. */
      messages,
      ...resolveLocales(i18n, site),
      /** The lists of plugins for Markdown, those for all of it first; absent when there are none. */
      ...(declared.some(hasPlugins) && {markdownPlugins: declared}),
      markdown: {
        ...markdown,
        footnoteLabel: remarkRehypeOptions.footnoteLabel ?? messages.build.footnotes,
        // The compiler needs them on all pages.
        admonitionKeywords: [...new Set(keywords)],
      },
      docs: docs.map((one) => resolveDocs(withoutPlugins(one).rest)),
      blog: blog.map((one) => resolveBlog(withoutPlugins(one).rest, locale, messages.build)),
      pages: pages.map((one) => ({...withoutAdmonitions(withoutPlugins(one).rest), ...UNTRANSLATED})),
    };
  },
);

type Admonitions = z.output<typeof docsSchema>['admonitions'];

function keywordsOf({admonitions}: {admonitions: Admonitions}): string[] {
  return typeof admonitions === 'boolean' ? [] : admonitions.keywords;
}

function withoutAdmonitions<Options extends {admonitions: Admonitions}>({
  admonitions: _,
  ...options
}: Options): Omit<Options, 'admonitions'> {
  return options;
}

function resolveDocs<Options extends {admonitions: Admonitions}>({admonitions, ...docs}: Options) {
  return {...docs, ...UNTRANSLATED, admonitions: admonitions !== false};
}

function resolveBlog<Options extends Omit<z.output<typeof blogSchema>, PluginStage>>(
  {feedOptions, ...blog}: Options,
  locale: string,
  words: Messages['build'],
) {
  const language = feedOptions.language ?? locale;
  return {
    ...withoutAdmonitions(blog),
    ...UNTRANSLATED,
    blogTitle: blog.blogTitle ?? words.blog,
    blogDescription: blog.blogDescription ?? words.blog,
    blogSidebarTitle: blog.blogSidebarTitle ?? words.recentPosts,
    feedOptions: {...feedOptions, language},
  };
}
