import {checkOptionsSchema} from '../../../src/generator/config/schema/checkRulesSchema.ts';
import type {
  BlogConfig,
  DocsConfig,
  PagesConfig,
  SiteConfig,
} from '../../../src/generator/config/SiteConfig.ts';
import type {Content} from '../../../src/generator/content/Content.ts';
import {loadContent} from '../../../src/generator/content/loadContent.ts';
import type {Problem} from '../../../src/generator/shared/problems/Problem.ts';
import {siteFolder} from '../config/siteFolder.ts';
import {ENGLISH} from '../../../src/generator/shared/messages/languages/en.ts';

const exclude = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];

const docs: DocsConfig = {
  id: 'default',
  at: ['docs'],
  path: 'docs',
  routeBasePath: 'docs',
  include: ['**/*.{md,mdx}'],
  exclude,
  sidebarCollapsible: true,
  sidebarCollapsed: true,
  numberPrefixParser: true,
  showLastUpdateTime: false,
  showLastUpdateAuthor: false,
  breadcrumbs: true,
  tagsBasePath: 'tags',
  onInlineTags: 'warn',
  admonitions: true,
  editCurrentVersion: false,
  disableVersioning: false,
  includeCurrentVersion: true,
  versions: {},
};

const blog: BlogConfig = {
  id: 'default',
  at: ['blog'],
  path: 'blog',
  routeBasePath: 'blog',
  include: ['**/*.{md,mdx}'],
  exclude,
  blogTitle: 'Blog',
  blogDescription: 'Blog',
  covers: false,
  preview: 'excerpt',
  blogSidebarTitle: 'Recent posts',
  blogSidebarCount: 5,
  postsPerPage: 10,
  archiveBasePath: 'archive',
  tagsBasePath: 'tags',
  authorsBasePath: 'authors',
  pageBasePath: 'page',
  authorsMapPath: 'authors.yml',
  showReadingTime: true,
  sortPosts: 'descending',
  showLastUpdateTime: false,
  showLastUpdateAuthor: false,
  onInlineTags: 'warn',
  onInlineAuthors: 'warn',
  onUntruncatedBlogPosts: 'ignore',
  feedOptions: {type: ['rss', 'atom'], language: 'en', limit: 20},
};

const pages: PagesConfig = {
  id: 'default',
  at: ['pages'],
  path: 'src/pages',
  routeBasePath: '/',
  include: ['**/*.{js,jsx,ts,tsx,md,mdx}'],
  exclude,
  showLastUpdateTime: false,
  showLastUpdateAuthor: false,
};

export interface TestOptions {
  site?: Partial<SiteConfig>;
  /** One instance, or several. */
  docs?: Partial<DocsConfig> | Partial<DocsConfig>[] | false;
  blog?: Partial<BlogConfig> | false;
  pages?: Partial<PagesConfig> | false;
}

/** A configuration with every default, as one gets by configuring nothing but the address `/v1/`. */
export function testConfig(options: TestOptions = {}): SiteConfig {
  return {
    title: 'Site',
    tagline: '',
    url: 'https://example.com',
    baseUrl: '/v1/',
    noIndex: false,
    books: [],
    titleDelimiter: '|',
    contentSecurityPolicy: false,
    check: checkOptionsSchema.parse({rules: {}}),
    locale: 'en',
    messages: ENGLISH,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
    redirects: [],
    urlInventory: '.site/urls.txt',
    staticDirectories: ['static'],
    markdown: {
      format: 'mdx',
      mermaid: false,
      typography: false,
      emoji: true,
      anchors: {maintainCase: false},
      mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
      footnoteLabel: 'Footnotes',
      admonitionKeywords: [],
    },
    sitemap: false,
    openapi: [],
    products: [],
    search: {synonyms: {}, tasks: []},
    openGraphImages: false,
    customCss: [],
    themeConfig: {
      navbar: {title: 'Site', items: []},
      footer: {style: 'light', links: []},
      colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
      docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      prism: {defaultLanguage: 'text', additionalLanguages: [], magicComments: []},
      metadata: [],
    },
    ...options.site,
    docs: options.docs === false ? [] : [options.docs ?? {}].flat().map((own) => ({...docs, ...own})),
    blog: options.blog === false ? [] : [{...blog, ...options.blog}],
    pages: options.pages === false ? [] : [{...pages, ...options.pages}],
  };
}

/** The parts of a site that has one docs, one blog and one folder of pages. */
export function partsOf({docsSets: [docsSet], blogs: [blogSet], pagesSets: [pagesSet]}: Content) {
  return {
    docs: docsSet?.docs ?? [],
    sidebars: docsSet?.sidebars ?? {},
    docsTags: docsSet?.tags ?? [],
    posts: blogSet?.posts ?? [],
    blogTags: blogSet?.tags ?? [],
    authors: blogSet?.authors ?? {},
    pages: pagesSet?.pages ?? [],
  };
}

/** Writes the files into a temporary site folder and loads its content. */
export async function loadTestSite(files: Record<string, string>, options: TestOptions = {}) {
  const siteDir = await siteFolder(files);
  const {content, problems} = await loadContent(siteDir, testConfig(options));
  return {siteDir, content: {...content, ...partsOf(content)}, problems};
}

/** Writes problems as one would read them: `error docs/a.md:2:8 Message. | Hint.` */
export function written(problems: readonly Problem[]): string[] {
  return problems.map(({severity, file, line, column, message, hint}) => {
    const place = [file, line, column].filter((part) => part !== undefined).join(':');
    return `${[severity, place, message].filter(Boolean).join(' ')}${hint === undefined ? '' : ` | ${hint}`}`;
  });
}
