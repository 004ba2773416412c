import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sourceDir} from '../files/ownPackage.ts';
import {REPLACEABLE_ELEMENTS} from '../shared/markup/ownElements.ts';

/** Folder of the site's components that replace or wrap those of the theme. */
export const THEME_FOLDER = 'src/theme';

/** What draws the elements of Markdown: one module for all of them. */
const MARKDOWN = ['theme/content/mdxComponents', 'MDXComponents'] as const;

/** For a component that the theme imports as `@theme/X`: the site's comes first. */
const BY_NAME = ['', ''] as const;

/**
 * Components of the theme that a site may replace, by Docusaurus' names: the module of the theme that is replaced, and
 * the module below `overrides` that renders the site's component instead, with the props that Docusaurus documents.
 */
export const OVERRIDABLE: Readonly<Record<string, readonly [module: string, bridge: string]>> = {
  Root: ['theme/SitePage', 'Root'],
  MDXComponents: MARKDOWN,
  Admonition: MARKDOWN,
  'Admonition/Types': MARKDOWN,
  CodeBlock: MARKDOWN,
  Heading: MARKDOWN,
  Details: MARKDOWN,
  Footer: ['theme/regions/Footer', 'Footer'],
  Navbar: ['theme/navbar/Navbar', 'Navbar'],
  AnnouncementBar: ['theme/regions/AnnouncementBar', 'AnnouncementBar'],
  Logo: ['theme/navbar/SiteLogo', 'Logo'],
  SearchBar: ['theme/search/SearchButton', 'SearchBar'],
  BackToTopButton: ['theme/regions/BackToTop', 'BackToTopButton'],
  SkipToContent: ['theme/regions/SkipLink', 'SkipToContent'],
  NotFound: ['theme/layouts/NotFoundLayout', 'NotFound'],
  'NotFound/Content': ['theme/layouts/NotFoundLayout', 'NotFound'],
  DocSidebar: ['theme/sidebar/PageSidebar', 'DocSidebar'],
  'Navbar/ColorModeToggle': ['theme/navbar/ColorModeSwitch', 'ColorModeToggle'],
  ColorModeToggle: ['theme/navbar/ColorModeSwitch', 'PlainColorModeToggle'],
  DocBreadcrumbs: ['theme/regions/Breadcrumbs', 'DocBreadcrumbs'],
  DocPaginator: ['theme/regions/Pagination', 'DocPaginator'],
  'DocItem/Paginator': ['theme/regions/Pagination', 'DocPaginator'],
  PaginatorNavLink: ['theme/regions/PageLink', 'PaginatorNavLink'],
  'DocItem/Footer': ['theme/regions/PageMeta', 'ItemFooter'],
  'BlogPostItem/Footer': ['theme/regions/PageMeta', 'ItemFooter'],
  'DocItem/Content': ['theme/content/CompiledContent', 'ItemContent'],
  'BlogPostItem/Content': ['theme/content/CompiledContent', 'ItemContent'],
  DocItem: ['theme/layouts/DocLayout', 'DocItem'],
  'DocItem/Layout': ['theme/layouts/DocLayout', 'DocItemLayout'],
  BlogPostPage: ['theme/layouts/BlogPostLayout', 'BlogPostPage'],
  BlogListPage: ['theme/layouts/BlogListLayout', 'BlogListPage'],
  BlogTagsPostsPage: ['theme/layouts/BlogListLayout', 'BlogListPage'],
  BlogTagsListPage: ['theme/layouts/TagsIndexLayout', 'TagsListPage'],
  DocTagsListPage: ['theme/layouts/TagsIndexLayout', 'TagsListPage'],
  DocTagDocListPage: ['theme/layouts/DocTagLayout', 'DocTagDocListPage'],
  BlogLayout: ['theme/layouts/BlogLayout', 'BlogLayout'],
  Layout: ['theme/regions/SiteFrame', 'Layout'],
  DocRoot: ['theme/layouts/PageLayout', 'DocRoot'],
  'DocRoot/Layout': ['theme/layouts/PageLayout', 'DocRoot'],
  BlogArchivePage: ['theme/layouts/BlogArchiveLayout', 'BlogArchivePage'],
  MDXPage: ['theme/layouts/MarkdownPageLayout', 'MDXPage'],
  DocCategoryGeneratedIndexPage: ['theme/layouts/CategoryIndexLayout', 'DocCategoryGeneratedIndexPage'],
  TOC: ['theme/toc/TableOfContents', 'TOC'],
  TOCCollapsible: ['theme/toc/TableOfContentsDetails', 'TOCCollapsible'],
  TOCItems: ['theme/toc/TocList', 'TOCItems'],
  'Navbar/Content': ['theme/navbar/NavbarContent', 'NavbarContent'],
  'Navbar/Layout': ['theme/navbar/Navbar', 'NavbarLayout'],
  'Navbar/Logo': ['theme/navbar/SiteLogo', 'NavbarLogo'],
  NavbarItem: ['theme/navbar/NavbarItem', 'NavbarItem'],
  'NavbarItem/ComponentTypes': ['theme/navbar/NavbarGroup', 'NavbarItemComponentTypes'],
  'NavbarItem/DefaultNavbarItem': ['theme/navbar/NavLink', 'DefaultNavbarItem'],
  'NavbarItem/DocsVersionDropdownNavbarItem': [
    'theme/navbar/VersionDropdown',
    'DocsVersionDropdownNavbarItem',
  ],
  'Footer/Layout': ['theme/regions/Footer', 'FooterLayout'],
  'Footer/Links': ['theme/regions/FooterLinks', 'FooterLinks'],
  'Footer/Logo': ['theme/regions/FooterLogo', 'FooterLogo'],
  'Footer/Copyright': ['theme/regions/FooterCopyright', 'FooterCopyright'],
  EditThisPage: ['theme/regions/EditLink', 'EditThisPage'],
  LastUpdated: ['theme/regions/LastUpdate', 'LastUpdated'],
  Tag: ['theme/regions/TagLink', 'Tag'],
  BlogSidebar: ['theme/regions/BlogSidebar', 'BlogSidebar'],
  'BlogSidebar/Desktop': ['theme/regions/BlogSidebar', 'BlogSidebarDesktop'],
  DocVersionBanner: ['theme/regions/VersionBanner', 'DocVersionBanner'],
  DocCard: ['theme/content/Card', 'Card'],
  DocCardList: ['theme/content/DocCardList', 'DocCardList'],
  BlogPostItem: ['theme/regions/PostArticle', 'BlogPostItem'],
  'BlogPostItem/Header': ['theme/regions/PostHeader', 'BlogPostItemHeader'],
  'BlogPostItem/Header/Title': ['theme/regions/PostTitle', 'BlogPostItemHeaderTitle'],
  'BlogPostItem/Header/Info': ['theme/regions/PostInfo', 'BlogPostItemHeaderInfo'],
  'BlogPostItem/Header/Authors': ['theme/regions/PostAuthors', 'BlogPostItemHeaderAuthors'],
  'BlogPostItem/Container': ['theme/regions/PostContainer', 'BlogPostItemContainer'],
  MDXContent: ['theme/content/CompiledContent', 'ItemContent'],
  // The page of the search, and live code blocks, import these by their names.
  SearchPage: BY_NAME,
  LiveCodeBlock: BY_NAME,
  Playground: BY_NAME,
  ReactLiveScope: BY_NAME,
};

/** Additional theme modules that a component replaces. */
const ALSO: Readonly<Record<string, readonly [module: string, bridge: string]>> = {
  BlogPostItem: ['theme/regions/PostPreview', 'BlogPostItemPreview'],
  Heading: ['theme/regions/TitleHeading', 'TitleHeading'],
  MDXComponents: ['theme/regions/TitleHeading', 'TitleHeading'],
};

/**
 * Components that render a whole part by themselves, unless they wrap the theme's; and the module that is used in this
 * case.
 */
const UNWRAPPED: Readonly<Record<string, string>> = {
  'DocItem/Layout': 'DocItemOwnLayout',
  Layout: 'OwnLayout',
};

/** Components that have an effect only if they wrap the theme's, whose inner parts are different from Docusaurus'. */
export const WRAPPED_ONLY: ReadonlySet<string> = new Set([
  ...['BlogLayout', 'BlogTagsPostsPage', 'DocRoot', 'DocRoot/Layout', 'Navbar/Layout'],
]);

export interface Overrides {
  /**
   * Absolute paths by import request: `@theme/Footer` maps to the site's component, and a module of the theme, by its
   * absolute path without extension, to the module that renders it. Empty for a site without such components.
   */
  aliases: Record<string, string>;
  /** Names of components in the folder that replace or wrap a component of the theme. */
  replaced: string[];
  /**
   * Names of components in the folder that replace nothing; other files of the site may still import them, see
   * `idleOverrides`.
   */
  unknown: string[];
}

/** Finds the site's components that replace those of the theme. */
export function findOverrides(siteDir: string): Overrides {
  const folder = path.join(siteDir, THEME_FOLDER);
  const aliases: Record<string, string> = {};
  const replaced = new Map<string, string>();
  const names: string[] = [];
  const unknown: string[] = [];
  for (const [name, file] of themeFiles(folder)) {
    aliases[`@theme/${name}`] = file;
    const target = Object.hasOwn(OVERRIDABLE, name) ? OVERRIDABLE[name] : undefined;
    // If two components share a module of the theme but not what renders them, the first one is used.
    const isTaken = target !== undefined && (replaced.get(target[0]) ?? target[1]) !== target[1];
    if (target === undefined || isTaken || (WRAPPED_ONLY.has(name) && !isWrapper(file))) {
      unknown.push(name);
      continue;
    }
    names.push(name);
    if (target === BY_NAME) continue;
    const [module, bridge] = target;
    replaced.set(module, bridge);
    const own = UNWRAPPED[name] !== undefined && !isWrapper(file) ? UNWRAPPED[name] : bridge;
    for (const [part, by] of [[module, own] as const, ...(ALSO[name] ? [ALSO[name]] : [])])
      aliases[path.join(sourceDir, part)] = path.join(sourceDir, 'compat/overrides', by);
  }
  return {aliases: withParts(aliases), replaced: names, unknown};
}

/** Whether the site renders navbar items of custom types. */
export function drawsNavbarItems(siteDir: string): boolean {
  return findOverrides(siteDir).replaced.includes('NavbarItem/ComponentTypes');
}

/** Whether a component renders the theme's original. */
function isWrapper(file: string): boolean {
  return /@theme-(?:original|init)\//.test(readFileSync(file, 'utf8'));
}

/**
 * Adds the modules of the theme below each name, which bundlers would otherwise look for below the site's component.
 * Longer names come first, because the first matching prefix is used.
 */
function withParts(aliases: Record<string, string>): Record<string, string> {
  const folder = path.join(sourceDir, 'compat/theme');
  const parts = Object.keys(aliases).flatMap((name): [string, string][] => {
    if (!name.startsWith('@theme/')) return [];
    const inner = path.join(folder, name.slice('@theme/'.length));
    return modulesBelow(inner).map((part) => [`${name}/${part}`, path.join(inner, part)]);
  });
  const all = Object.entries({...Object.fromEntries(parts), ...aliases});
  return Object.fromEntries(all.sort(([a], [b]) => b.length - a.length));
}

/** Names of the modules below a folder, without extensions. */
function modulesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true}).flatMap((entry) => {
    if (!entry.isFile() || !/\.[jt]sx?$/.test(entry.name) || entry.name.endsWith('.d.ts')) return [];
    const file = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    const name = file.replace(/\.[jt]sx?$/, '').replace(/(?:^|\/)index$/, '');
    return name === '' ? [] : [name];
  });
}

/** Whether pages use components of the site without importing them, as declared in `MDXComponents`. */
export function hasOwnComponents(siteDir: string): boolean {
  return Object.hasOwn(findOverrides(siteDir).aliases, '@theme/MDXComponents');
}

/** Components of `src/theme` that draw elements of Markdown. */
const DRAWN_BY: Readonly<Record<string, readonly string[]>> = {
  admonition: ['Admonition', 'Admonition/Types'],
  codeBlock: ['CodeBlock'],
  details: ['Details'],
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, ['Heading']])),
};

/**
 * Names of the elements that components of the site draw: those in `MDXComponents`, as far as its source shows them, and those
 * of the theme's components that it replaces; undefined without any.
 */
export function ownElements(siteDir: string): string[] | undefined {
  const {aliases} = findOverrides(siteDir);
  const file = aliases['@theme/MDXComponents'];
  const text = file === undefined ? '' : readFileSync(file, 'utf8');
  const inList = (name: string): boolean => new RegExp(`[{,]\\s*(['"]?)${name}\\1\\s*[:(]`).test(text);
  const found = REPLACEABLE_ELEMENTS.filter(
    (name) =>
      inList(name) ||
      DRAWN_BY[name]?.some((component) => aliases[`@theme/${component}`] !== undefined) ||
      (name === 'codeBlock' && ['pre', 'code'].some(inList)),
  );
  return found.length > 0 ? found : undefined;
}

/**
 * The components in the folder: Docusaurus' name of each, which starts with a capital letter, and its absolute path.
 */
function themeFiles(folder: string, prefix = ''): [string, string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry): [string, string][] => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return themeFiles(file, `${prefix}${entry.name}/`);
      const stem = /^([A-Z]\w*|index)\.[jt]sx?$/.exec(entry.name)?.[1];
      if (stem === undefined) return [];
      const name = stem === 'index' ? prefix.slice(0, -1) : prefix + stem;
      return /^[A-Z]/.test(name) ? [[name, file]] : [];
    });
}
