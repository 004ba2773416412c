import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {sourceDir} from '../files/ownPackage.ts';
import {COMPAT_ALIASES, isCompatModule} from './compatAliases.ts';

/** Where the components of a site that replace or wrap those of the theme lie. */
export const THEME_FOLDER = 'src/theme';

/**
 * The components that a site may put in place of those of the theme, by Docusaurus' names: the module of the theme that is
 * replaced, and the module below `overrides` that draws the site's in its place, with the props that Docusaurus documents.
 */
export const OVERRIDABLE: Readonly<Record<string, readonly [module: string, bridge: string]>> = {
  Root: ['theme/SitePage', 'Root'],
  MDXComponents: ['theme/content/mdxComponents', 'MDXComponents'],
  Footer: ['theme/regions/Footer', 'Footer'],
  Navbar: ['theme/navbar/Navbar', 'Navbar'],
  AnnouncementBar: ['theme/regions/AnnouncementBar', 'AnnouncementBar'],
  Logo: ['theme/navbar/SiteLogo', 'Logo'],
  SearchBar: ['theme/search/SearchButton', 'SearchBar'],
  BackToTopButton: ['theme/regions/BackToTop', 'BackToTopButton'],
  SkipToContent: ['theme/regions/SkipLink', 'SkipToContent'],
  NotFound: ['theme/layouts/NotFoundLayout', 'NotFound'],
  'NotFound/Content': ['theme/layouts/NotFoundLayout', 'NotFoundContent'],
  DocSidebar: ['theme/sidebar/PageSidebar', 'DocSidebar'],
  'Navbar/ColorModeToggle': ['theme/navbar/ColorModeSwitch', 'ColorModeToggle'],
  ColorModeToggle: ['theme/navbar/ColorModeSwitch', 'PlainColorModeToggle'],
  DocBreadcrumbs: ['theme/regions/Breadcrumbs', 'DocBreadcrumbs'],
  DocPaginator: ['theme/regions/Pagination', 'DocPaginator'],
  'DocItem/Paginator': ['theme/regions/Pagination', 'DocItemPaginator'],
  'DocItem/Footer': ['theme/regions/PageMeta', 'DocItemFooter'],
  'BlogPostItem/Footer': ['theme/regions/PageMeta', 'BlogPostItemFooter'],
  'DocItem/Content': ['theme/content/CompiledContent', 'DocItemContent'],
  'BlogPostItem/Content': ['theme/content/CompiledContent', 'BlogPostItemContent'],
  DocItem: ['theme/layouts/DocLayout', 'DocItem'],
  'DocItem/Layout': ['theme/layouts/DocLayout', 'DocItemLayout'],
  BlogPostPage: ['theme/layouts/BlogPostLayout', 'BlogPostPage'],
  BlogListPage: ['theme/layouts/BlogListLayout', 'BlogListPage'],
  BlogArchivePage: ['theme/layouts/BlogArchiveLayout', 'BlogArchivePage'],
  MDXPage: ['theme/layouts/MarkdownPageLayout', 'MDXPage'],
  DocCategoryGeneratedIndexPage: ['theme/layouts/CategoryIndexLayout', 'DocCategoryGeneratedIndexPage'],
  TOC: ['theme/toc/TableOfContents', 'TOC'],
};

export interface Overrides {
  /**
   * Absolute paths by what is imported: `@theme/Footer` is the site's, and a module of the theme, by its absolute path without
   * extension, is the one that draws it. Empty for a site without such components.
   */
  aliases: Record<string, string>;
  /** Names of components in the folder that replace or wrap a part of the theme. */
  replaced: string[];
  /** Names of components in the folder that replace nothing here. */
  unknown: string[];
}

/** Looks for the components of a site that replace those of the theme. */
export function findOverrides(siteDir: string): Overrides {
  const folder = path.join(siteDir, THEME_FOLDER);
  const aliases: Record<string, string> = {};
  const replaced = new Set<string>();
  const names: string[] = [];
  const unknown: string[] = [];
  for (const [name, file] of themeFiles(folder)) {
    aliases[`@theme/${name}`] = file;
    const target = Object.hasOwn(OVERRIDABLE, name) ? OVERRIDABLE[name] : undefined;
    // Of two that share a part of the theme, the one that comes first has it.
    if (target === undefined || replaced.has(target[0])) {
      if (!isImportable(name) && !isPartOf(name, folder)) unknown.push(name);
      continue;
    }
    const [module, bridge] = target;
    replaced.add(module);
    names.push(name);
    aliases[path.join(sourceDir, module)] = path.join(sourceDir, 'compat/overrides', bridge);
  }
  return {aliases, replaced: names, unknown};
}

/** Whether pages use components of the site without an import: it says which in `MDXComponents`. */
export function hasOwnComponents(siteDir: string): boolean {
  return Object.hasOwn(findOverrides(siteDir).aliases, '@theme/MDXComponents');
}

/** Whether pages import a component by its name, which is then the site's. */
function isImportable(name: string): boolean {
  const folder = COMPAT_ALIASES['@theme'];
  return folder !== undefined && isCompatModule(path.join(folder, name));
}

/** Whether a file is beside the index of a component, which may import it. */
function isPartOf(name: string, folder: string): boolean {
  return name.includes('/') && isCompatModule(path.join(folder, path.dirname(name), 'index'));
}

/** The components in the folder: Docusaurus' name of each, which begins with a capital letter, and its absolute path. */
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
