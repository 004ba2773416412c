import {isAbsolute, relative, sep} from 'node:path';
import {docsSchema} from './schema/docsSchema.ts';
import {blogSchema} from './schema/blogSchema.ts';
import {pagesSchema} from './schema/pagesSchema.ts';
import {sitemapSchema} from './schema/sitemapSchema.ts';
import type {
  BlogConfig,
  DocsConfig,
  MarkdownConfig,
  NavbarItem,
  PagesConfig,
  Reaction,
  SiteConfig,
  SitemapConfig,
  ThemeConfig,
} from './SiteConfig.ts';
import type {FooterGroup} from '../shared/page/SiteData.ts';
import type {ParsedSiteConfig} from './siteConfigSchema.ts';

type Parsed = ParsedSiteConfig;
type Given<Key extends 'docs' | 'blog' | 'pages' | 'sitemap'> = Exclude<Parsed[Key], false | undefined>;

/**
 * Makes the one configuration that the stages read: the classic preset merged with the top level, which wins
 * key by key (`docs`, `blog`, …), older option names moved to their new place, file names made relative.
 */
export function resolveSiteConfig(parsed: Parsed, siteDir: string): SiteConfig {
  const preset = presetOptions(parsed);
  const docs = parsed.docs ?? preset?.docs ?? docsSchema.parse({});
  const blog = parsed.blog ?? preset?.blog ?? blogSchema.parse({});
  const pages = parsed.pages ?? preset?.pages ?? pagesSchema.parse({});
  const sitemap = parsed.sitemap ?? preset?.sitemap ?? sitemapSchema.parse({});
  const locale = parsed.i18n.defaultLocale;
  const fromSite = (file: string) => relativeToSite(file, siteDir);
  const keywords = [docs, blog, pages].flatMap((one) => (one ? extraAdmonitions(one.admonitions) : []));
  return {
    title: parsed.title,
    tagline: parsed.tagline,
    url: parsed.url,
    baseUrl: parsed.baseUrl,
    favicon: parsed.favicon,
    trailingSlash: parsed.trailingSlash,
    noIndex: parsed.noIndex,
    titleDelimiter: parsed.titleDelimiter,
    organizationName: parsed.organizationName,
    projectName: parsed.projectName,
    customFields: parsed.customFields,
    locale,
    onBrokenLinks: parsed.onBrokenLinks,
    onBrokenAnchors: parsed.onBrokenAnchors,
    onDuplicateRoutes: parsed.onDuplicateRoutes,
    redirects: parsed.redirects,
    urlInventory: parsed.urlInventory && fromSite(parsed.urlInventory),
    staticDirectories: parsed.staticDirectories.map(fromSite),
    markdown: resolveMarkdown(parsed.markdown, parsed.onBrokenMarkdownLinks, [...new Set(keywords)]),
    docs: docs && resolveDocs(docs, fromSite),
    products: parsed.products,
    search: parsed.search,
    openGraphImages: parsed.openGraphImages,
    openapi: parsed.openapi.map((one) => ({...one, path: fromSite(one.path)})),
    blog: blog && resolveBlog(blog, locale, fromSite),
    pages: pages && resolvePages(pages, fromSite),
    sitemap: sitemap && resolveSitemap(sitemap),
    customCss: (parsed.customCss ?? preset?.theme?.customCss ?? []).map(fromSite),
    themeConfig: resolveTheme(parsed.themeConfig),
  };
}

function presetOptions({presets}: Parsed) {
  for (const preset of presets) {
    if (Array.isArray(preset) && preset[1] !== undefined) return preset[1];
  }
  return undefined;
}

function extraAdmonitions(admonitions: Given<'docs'>['admonitions']): string[] {
  return typeof admonitions === 'boolean' ? [] : admonitions.keywords;
}

function resolveMarkdown(
  markdown: Parsed['markdown'],
  older: Reaction | undefined,
  admonitionKeywords: string[],
): MarkdownConfig {
  const {format, mermaid, emoji, anchors, mdx1Compat, hooks, remarkRehypeOptions} = markdown;
  return {
    format,
    mermaid,
    emoji,
    anchors,
    mdx1Compat,
    hooks: {
      onBrokenMarkdownLinks: hooks.onBrokenMarkdownLinks ?? older ?? 'warn',
      onBrokenMarkdownImages: hooks.onBrokenMarkdownImages,
    },
    footnoteLabel: remarkRehypeOptions.footnoteLabel,
    admonitionKeywords,
  };
}

function resolveDocs(docs: Given<'docs'>, fromSite: (file: string) => string): DocsConfig {
  return {
    path: fromSite(docs.path),
    routeBasePath: docs.routeBasePath,
    include: docs.include,
    exclude: docs.exclude,
    sidebarPath: docs.sidebarPath && fromSite(docs.sidebarPath),
    sidebarCollapsible: docs.sidebarCollapsible,
    sidebarCollapsed: docs.sidebarCollapsed,
    numberPrefixParser: docs.numberPrefixParser,
    editUrl: docs.editUrl,
    showLastUpdateTime: docs.showLastUpdateTime,
    showLastUpdateAuthor: docs.showLastUpdateAuthor,
    breadcrumbs: docs.breadcrumbs,
    tags: docs.tags,
    tagsBasePath: docs.tagsBasePath,
    onInlineTags: docs.onInlineTags,
    admonitions: docs.admonitions !== false,
    versionLabel: docs.versions?.current?.label ?? 'Next',
  };
}

function resolveBlog(blog: Given<'blog'>, locale: string, fromSite: (file: string) => string): BlogConfig {
  const {type, title, description, copyright, language, limit} = blog.feedOptions;
  return {
    path: fromSite(blog.path),
    routeBasePath: blog.routeBasePath,
    include: blog.include,
    exclude: blog.exclude,
    blogTitle: blog.blogTitle,
    blogDescription: blog.blogDescription,
    blogSidebarTitle: blog.blogSidebarTitle,
    blogSidebarCount: blog.blogSidebarCount,
    postsPerPage: blog.postsPerPage,
    archiveBasePath: blog.archiveBasePath,
    tagsBasePath: blog.tagsBasePath,
    authorsBasePath: blog.authorsBasePath,
    pageBasePath: blog.pageBasePath,
    authorsMapPath: blog.authorsMapPath,
    tags: blog.tags,
    showReadingTime: blog.showReadingTime,
    sortPosts: blog.sortPosts,
    editUrl: blog.editUrl,
    showLastUpdateTime: blog.showLastUpdateTime,
    showLastUpdateAuthor: blog.showLastUpdateAuthor,
    onInlineTags: blog.onInlineTags,
    onInlineAuthors: blog.onInlineAuthors,
    onUntruncatedBlogPosts: blog.onUntruncatedBlogPosts,
    feedOptions: {type, title, description, copyright, language: language ?? locale, limit},
  };
}

function resolvePages(pages: Given<'pages'>, fromSite: (file: string) => string): PagesConfig {
  const {routeBasePath, include, exclude, editUrl, showLastUpdateTime, showLastUpdateAuthor} = pages;
  const path = fromSite(pages.path);
  return {path, routeBasePath, include, exclude, editUrl, showLastUpdateTime, showLastUpdateAuthor};
}

function resolveSitemap({
  lastmod,
  changefreq,
  priority,
  ignorePatterns,
  filename,
}: Given<'sitemap'>): SitemapConfig {
  return {lastmod, changefreq, priority, ignorePatterns, filename};
}

function resolveTheme(theme: Parsed['themeConfig']): ThemeConfig {
  const {navbar, footer, announcementBar, docs, prism} = theme;
  const {logo} = navbar;
  return {
    navbar: {
      title: navbar.title,
      logo: logo && {src: logo.src, srcDark: logo.srcDark, alt: logo.alt, href: logo.href},
      items: navbar.items.map((item) => ({...resolveItem(item), position: item.position ?? 'right'})),
    },
    footer: {style: footer.style, links: footerGroups(footer.links), copyright: footer.copyright},
    colorMode: theme.colorMode,
    announcementBar: announcementBar && {
      id: announcementBar.id,
      content: announcementBar.content,
      isCloseable: announcementBar.isCloseable,
    },
    docs: {sidebar: docs.sidebar},
    tableOfContents: theme.tableOfContents,
    prism: {
      defaultLanguage: prism.defaultLanguage,
      additionalLanguages: prism.additionalLanguages,
      magicComments: prism.magicComments,
    },
    image: theme.image,
    metadata: theme.metadata,
  };
}

type ParsedItem = Parsed['themeConfig']['navbar']['items'][number];

function resolveItem(item: Omit<ParsedItem, 'items'> & {items?: Omit<ParsedItem, 'items'>[]}): NavbarItem {
  const {type, label, to, href, docId, sidebarId, className, value, activeBasePath} = item;
  return {
    type: type ?? (item.items ? 'dropdown' : 'default'),
    label,
    ariaLabel: item['aria-label'],
    to,
    href,
    position: item.position,
    docId,
    sidebarId,
    items: item.items?.map((child) => resolveItem(child)),
    className,
    value,
    activeBaseRegex: item.activeBaseRegex ?? (activeBasePath && basePathRegex(activeBasePath)),
  };
}

function basePathRegex(path: string): string {
  return `^/${path.replace(/^\//, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
}

/** Docusaurus allows a flat list of links; it becomes one group without a title. */
function footerGroups(links: Parsed['themeConfig']['footer']['links']): FooterGroup[] {
  const groups: FooterGroup[] = [];
  const flat: FooterGroup['items'] = [];
  for (const link of links) {
    if ('items' in link) groups.push({title: link.title ?? undefined, items: link.items.map(footerItem)});
    else flat.push(footerItem(link));
  }
  return flat.length > 0 ? [...groups, {items: flat}] : groups;
}

function footerItem({label, to, href, html}: FooterGroup['items'][number]): FooterGroup['items'][number] {
  return {label, to, href, html};
}

/** `require.resolve` gives absolute paths, and `./` in front is common; the stages want neither. */
function relativeToSite(file: string, siteDir: string): string {
  const path = isAbsolute(file) ? relative(siteDir, file) : file;
  return (
    path
      .split(sep)
      .join('/')
      .replace(/^(\.\/)+/, '')
      .replace(/\/+$/, '') || '.'
  );
}
