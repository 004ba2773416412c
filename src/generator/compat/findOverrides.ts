import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../files/folders/filesBelow.ts';
import {sourceDir} from '../files/packages/ownPackage.ts';
import {REPLACEABLE_ELEMENTS} from '../shared/markup/ownElements.ts';
import {compareText} from '../shared/text/compareText.ts';

/** Folder of the site's components that replace or wrap those of the theme. */
export const THEME_FOLDER = 'src/theme';

/** The components of the theme that a site may import. */
export const COMPONENTS = path.join(sourceDir, 'compat/theme');

/** The module that renders the elements of Markdown: one for all of them. */
const MARKDOWN = ['theme/content/mdxComponents', 'MDXComponents'] as const;

/** The components that Docusaurus has for elements of Markdown, and the elements. */
const ELEMENT_PARTS: Readonly<Record<string, readonly string[]>> = {
  A: ['a'],
  Code: ['code', 'codeBlock'],
  Details: ['details'],
  Heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  Img: ['img'],
  Li: ['li'],
  Pre: ['codeBlock'],
  Ul: ['ul'],
};

/** The parts that code blocks consist of if a site replaces one of them. */
const CODE_PARTS = ['Buttons', 'Buttons/CopyButton', 'Container', 'Content', 'Title'].map(
  (part) => `CodeBlock/${part}`,
);

/** For a component that the theme imports as `@theme/X`: the site's comes first. */
const BY_NAME = ['', ''] as const;

/** The items of the navbar, each as the component of its type. */
const NAVBAR_ITEMS = ['theme/navbar/NavbarGroup', 'NavbarItemComponentTypes'] as const;
const MENU_ITEMS = ['theme/navbar/MenuItems', 'MenuItemsByType'] as const;

/** What these components consist of. */
const NAVBAR_ITEM_PARTS = [
  'ComponentTypes',
  'DefaultNavbarItem',
  'DefaultNavbarItem/Desktop',
  'DefaultNavbarItem/Mobile',
  'DocsVersionDropdownNavbarItem',
  'DocsVersionNavbarItem',
  'DropdownNavbarItem',
  'DropdownNavbarItem/Desktop',
  'DropdownNavbarItem/Mobile',
  'HtmlNavbarItem',
  'LocaleDropdownNavbarItem',
  'NavbarNavLink',
].map((part) => `NavbarItem/${part}`);

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
  'CodeBlock/Content/String': MARKDOWN,
  Navbar: ['theme/navbar/Navbar', 'Navbar'],
  AnnouncementBar: ['theme/regions/AnnouncementBar', 'AnnouncementBar'],
  Logo: ['theme/navbar/SiteLogo', 'Logo'],
  SearchBar: ['theme/search/SearchButton', 'SearchBar'],
  BackToTopButton: ['theme/regions/BackToTop', 'BackToTopButton'],
  SkipToContent: ['theme/regions/SkipLink', 'SkipToContent'],
  NotFound: ['theme/layouts/NotFoundLayout', 'NotFound'],
  'NotFound/Content': ['theme/layouts/NotFoundLayout', 'NotFound'],
  DocSidebar: ['theme/sidebar/PageSidebar', 'DocSidebar'],
  ...Object.fromEntries(
    ['/Desktop', '/Desktop/Content', 'Items', 'Item', 'Item/Category', 'Item/Html', 'Item/Link'].map(
      (part) => [`DocSidebar${part}`, ['theme/sidebar/Sidebar', 'DocSidebarDesktop']],
    ),
  ),
  'Navbar/ColorModeToggle': ['theme/navbar/ColorModeSwitch', 'ColorModeToggle'],
  ColorModeToggle: ['theme/navbar/ColorModeSwitch', 'PlainColorModeToggle'],
  DocBreadcrumbs: ['theme/regions/Breadcrumbs', 'DocBreadcrumbs'],
  'DocBreadcrumbs/Items/Home': ['theme/regions/HomeBreadcrumb', 'DocBreadcrumbsItemsHome'],
  DocPaginator: ['theme/regions/DocsPagination', 'DocPaginator'],
  'DocItem/Paginator': ['theme/regions/DocsPagination', 'DocPaginator'],
  PaginatorNavLink: ['theme/regions/PageLink', 'PaginatorNavLink'],
  'DocItem/Footer': ['theme/regions/PageFooter', 'ItemFooter'],
  'BlogPostItem/Footer': ['theme/regions/PageFooter', 'ItemFooter'],
  'BlogPostItem/Footer/ReadMoreLink': ['theme/regions/ReadMoreLink', 'BlogPostItemReadMoreLink'],
  'DocItem/Content': ['theme/content/CompiledContent', 'ItemContent'],
  'BlogPostItem/Content': ['theme/content/CompiledContent', 'ItemContent'],
  DocItem: ['theme/layouts/DocLayout', 'DocItem'],
  'DocItem/Metadata': ['theme/regions/VersionTop', 'DocItemMetadata'],
  'DocItem/TOC/Desktop': ['theme/toc/TableOfContents', 'DocItemTOCDesktop'],
  'DocItem/TOC/Mobile': ['theme/toc/TableOfContentsDetails', 'DocItemTOCMobile'],
  'DocItem/Layout': ['theme/layouts/DocLayout', 'DocItemLayout'],
  BlogPostPage: ['theme/layouts/BlogPostLayout', 'BlogPostPage'],
  BlogListPage: ['theme/layouts/BlogListLayout', 'BlogListPage'],
  BlogTagsPostsPage: ['theme/layouts/BlogListLayout', 'BlogListPage'],
  BlogTagsListPage: ['theme/layouts/TagsIndexLayout', 'TagsListPage'],
  DocTagsListPage: ['theme/layouts/TagsIndexLayout', 'TagsListPage'],
  DocTagDocListPage: ['theme/layouts/DocTagLayout', 'DocTagDocListPage'],
  BlogLayout: ['theme/layouts/BlogLayout', 'BlogLayout'],
  Layout: ['theme/SiteFrame', 'Layout'],
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
  'Navbar/MobileSidebar': ['theme/navbar/MobileSidebar', 'NavbarMobileSidebar'],
  'Navbar/MobileSidebar/Header': ['theme/navbar/MenuHead', 'NavbarMobileSidebarHeader'],
  'Navbar/MobileSidebar/PrimaryMenu': ['theme/navbar/MenuItems', 'NavbarMobileSidebarPrimaryMenu'],
  'Navbar/MobileSidebar/SecondaryMenu': ['theme/navbar/MenuSidebar', 'NavbarMobileSidebarSecondaryMenu'],
  ErrorPageContent: ['theme/screens/ErrorScreen', 'ErrorPageContent'],
  'Navbar/Logo': ['theme/navbar/SiteLogo', 'NavbarLogo'],
  NavbarItem: ['theme/navbar/NavbarItem', 'NavbarItem'],
  ...Object.fromEntries(NAVBAR_ITEM_PARTS.map((name) => [name, NAVBAR_ITEMS])),
  'Footer/Layout': ['theme/regions/Footer', 'FooterLayout'],
  'Footer/LinkItem': ['theme/regions/FooterLink', 'FooterLinkItem'],
  'Footer/Links': ['theme/regions/FooterLinks', 'FooterLinks'],
  'Footer/Links/MultiColumn': ['theme/regions/FooterLinks', 'FooterLinksMultiColumn'],
  'Footer/Logo': ['theme/regions/FooterLogo', 'FooterLogo'],
  'Footer/Copyright': ['theme/regions/FooterCopyright', 'FooterCopyright'],
  EditThisPage: ['theme/regions/EditLink', 'EditThisPage'],
  LastUpdated: ['theme/regions/LastUpdate', 'LastUpdated'],
  Tag: ['theme/regions/TagLink', 'Tag'],
  BlogSidebar: ['theme/blog/BlogSidebar', 'BlogSidebar'],
  'BlogSidebar/Desktop': ['theme/blog/BlogSidebar', 'BlogSidebarDesktop'],
  'BlogSidebar/Content': ['theme/blog/BlogSidebar', 'BlogSidebarDesktop'],
  'Blog/Components/Author': ['theme/blog/AuthorCard', 'BlogAuthor'],
  DocVersionBanner: ['theme/regions/VersionBanner', 'DocVersionBanner'],
  DocCard: ['theme/content/Card', 'Card'],
  DocCardList: ['theme/content/DocCardList', 'DocCardList'],
  BlogPostItem: ['theme/blog/PostArticle', 'BlogPostItem'],
  BlogPostItems: ['theme/blog/PostPreview', 'BlogPostItems'],
  'BlogPostItem/Header': ['theme/blog/PostHeader', 'BlogPostItemHeader'],
  'BlogPostItem/Header/Title': ['theme/blog/PostTitle', 'BlogPostItemHeaderTitle'],
  'BlogPostItem/Header/Info': ['theme/blog/PostInfo', 'BlogPostItemHeaderInfo'],
  'BlogPostItem/Header/Authors': ['theme/blog/PostAuthors', 'BlogPostItemHeaderAuthors'],
  'BlogPostItem/Container': ['theme/blog/PostContainer', 'BlogPostItemContainer'],
  MDXContent: ['theme/content/CompiledContent', 'ItemContent'],
  ...Object.fromEntries(Object.keys(ELEMENT_PARTS).map((part) => [`MDXComponents/${part}`, MARKDOWN])),
  'CodeBlock/Layout': MARKDOWN,
  ...Object.fromEntries(CODE_PARTS.map((name) => [name, MARKDOWN])),
  'Admonition/Layout': MARKDOWN,
  ...Object.fromEntries(
    ['Note', 'Tip', 'Info', 'Warning', 'Danger', 'Caution'].map((type) => [
      `Admonition/Type/${type}`,
      MARKDOWN,
    ]),
  ),
  // The page of the search, and live code blocks, import these by their names.
  SearchPage: BY_NAME,
  LiveCodeBlock: BY_NAME,
  Playground: BY_NAME,
  ReactLiveScope: BY_NAME,
};

/** Additional theme modules that a component replaces. */
const ALSO: Readonly<Record<string, readonly (readonly [module: string, bridge: string])[]>> = {
  BlogPostItem: [['theme/blog/PostPreview', 'BlogPostItemPreview']],
  'BlogPostItem/Footer': [['theme/blog/PreviewFooter', 'BlogPostItemPreviewFooter']],
  Heading: [['theme/regions/TitleHeading', 'TitleHeading']],
  'MDXComponents/Heading': [['theme/regions/TitleHeading', 'TitleHeading']],
  // It may render items of custom types.
  NavbarItem: [NAVBAR_ITEMS, MENU_ITEMS],
  ...Object.fromEntries(NAVBAR_ITEM_PARTS.map((name) => [name, [MENU_ITEMS]])),
  MDXComponents: [['theme/regions/TitleHeading', 'TitleHeading']],
};

/**
 * Components that render a whole part by themselves, unless they wrap the theme's; and the module that is used in this
 * case.
 */
const UNWRAPPED: Readonly<Record<string, string>> = {
  DocCategoryGeneratedIndexPage: 'DocCategoryGeneratedIndexOwnPage',
  'DocItem/Layout': 'DocItemOwnLayout',
  Layout: 'OwnLayout',
};

/** Components that have an effect only if they wrap the theme's, whose inner parts are different from Docusaurus'. */
export const WRAPPED_ONLY: ReadonlySet<string> = new Set([
  ...['BlogLayout', 'DocRoot', 'DocRoot/Layout', 'Navbar/Layout', 'Navbar/MobileSidebar'],
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
  /** The same names for components of plugins that the site doesn't replace; absent for a site without such plugins. */
  ofPlugins?: {replaced: string[]; unknown: string[]};
}

/**
 * Finds the components that replace those of the theme: the site's, and those of its plugins.
 *
 * @param themes Absolute paths of the folders of plugins' components; a later one is used before an earlier one.
 */
export function findOverrides(siteDir: string, themes: readonly string[] = []): Overrides {
  const own = new Map(themeFiles(path.join(siteDir, THEME_FOLDER)));
  const layers = [own, ...themes.map((folder) => new Map(themeFiles(folder))).reverse()];
  const aliases: Record<string, string> = {};
  const replaced = new Map<string, string>();
  const names: string[] = [];
  const unknown: string[] = [];
  const inTheme = themes.length > 0 ? modulesBelow(COMPONENTS) : [];
  // A whole comes before its parts, so that it is used.
  for (const name of new Set(layers.flatMap((layer) => [...layer.keys()]).sort(compareText))) {
    Object.assign(aliases, namesOf(name, layers, inTheme));
    // Other modules are helpers, which components import.
    if (!/^[A-Z](?:.*\/[A-Z]|[^/]*$)/.test(name)) continue;
    const target = Object.hasOwn(OVERRIDABLE, name) ? OVERRIDABLE[name] : undefined;
    // If two components share a module of the theme but not what renders them, the first one is used.
    const isTaken = target !== undefined && (replaced.get(target[0]) ?? target[1]) !== target[1];
    if (target === undefined || isTaken || (WRAPPED_ONLY.has(name) && !isWrapper(name, layers))) {
      unknown.push(name);
      continue;
    }
    names.push(name);
    if (target === BY_NAME) continue;
    const [module, bridge] = target;
    replaced.set(module, bridge);
    const used = UNWRAPPED[name] !== undefined && !isWrapper(name, layers) ? UNWRAPPED[name] : bridge;
    const place = (part: string): string => path.join(sourceDir, part);
    const bridgeTo = (by: string): string => place(`compat/overrides/${by}`);
    aliases[place(module)] = bridgeTo(used);
    // A part that has a component of its own is rendered by that.
    for (const [part, by] of ALSO[name] ?? []) aliases[place(part)] ??= bridgeTo(by);
  }
  const hasParts = CODE_PARTS.some((name) => names.includes(name));
  const bridges = path.join(sourceDir, 'compat/overrides');
  if (hasParts || names.includes('CodeBlock/Layout'))
    aliases['@theme/CodeBlock/Content/String'] ??= path.join(bridges, 'CodeBlockString');
  if (hasParts) {
    const layout = path.join(bridges, 'CodeBlockLayout');
    aliases['@theme/CodeBlock/Layout'] ??= layout;
    aliases['@theme-original/CodeBlock/Layout'] ??= layout;
  }
  const isOwn = (name: string): boolean => own.has(name);
  const isOfPlugin = (name: string): boolean => !own.has(name);
  return {
    aliases: withParts(aliases),
    replaced: names.filter(isOwn),
    unknown: unknown.filter(isOwn),
    ...(themes.length > 0 && {
      ofPlugins: {replaced: names.filter(isOfPlugin), unknown: unknown.filter(isOfPlugin)},
    }),
  };
}

/** Components by Docusaurus' names, the site's first, then those of each plugin, the last plugin first. */
type Layers = readonly ReadonlyMap<string, string>[];

/** What a component's three names refer to, where it is not the theme's own component. */
function namesOf(
  name: string,
  [own, ...ofPlugins]: Layers,
  inTheme: readonly string[],
): Record<string, string> {
  const files = ofPlugins.flatMap((layer) => layer.get(name) ?? []);
  const used = own?.get(name) ?? files[0];
  const [original, first] = [files[0], files.at(-1)];
  return {
    ...(used !== undefined && {[`@theme/${name}`]: used}),
    ...(original !== undefined && {[`@theme-original/${name}`]: original}),
    ...(first !== undefined && !inTheme.includes(name) && {[`@theme-init/${name}`]: first}),
  };
}

/** Whether the site renders navbar items of custom types. */
export function drawsNavbarItems(siteDir: string): boolean {
  const {replaced} = findOverrides(siteDir);
  return replaced.includes('NavbarItem') || replaced.includes('NavbarItem/ComponentTypes');
}

/** Whether a component, or one that it wraps, renders the theme's original. */
function isWrapper(name: string, layers: Layers): boolean {
  const [file, ...below] = layers.flatMap((layer) => layer.get(name) ?? []);
  if (file === undefined) return true;
  const text = readFileSync(file, 'utf8');
  if (/@theme-init\//.test(text)) return true;
  return (
    /@theme-original\//.test(text) &&
    isWrapper(
      name,
      below.map((one) => new Map([[name, one]])),
    )
  );
}

/**
 * Adds the modules of the theme below each name, which bundlers would otherwise look for below the site's component.
 * Longer names come first, because the first matching prefix is used.
 */
function withParts(aliases: Record<string, string>): Record<string, string> {
  const parts = Object.keys(aliases).flatMap((name): [string, string][] => {
    const [scope = '', component] = name.split(/\/(.*)/s);
    if (!scope.startsWith('@theme') || component === undefined) return [];
    const inner = path.join(COMPONENTS, component);
    return modulesBelow(inner).map((part) => [`${name}/${part}`, path.join(inner, part)]);
  });
  const all = Object.entries({...Object.fromEntries(parts), ...aliases});
  return Object.fromEntries(all.sort(([a], [b]) => b.length - a.length));
}

/** Names of the modules below a folder, without extensions. */
function modulesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder).flatMap((file) => {
    if (!/\.[jt]sx?$/.test(file) || file.endsWith('.d.ts')) return [];
    const name = file.replace(/\.[jt]sx?$/, '').replace(/(?:^|\/)index$/, '');
    return name === '' ? [] : [name];
  });
}

/** Whether pages use components of the site without importing them, as declared in `MDXComponents`. */
export function hasOwnComponents(siteDir: string, themes?: readonly string[]): boolean {
  return Object.hasOwn(findOverrides(siteDir, themes).aliases, '@theme/MDXComponents');
}

/** The elements of Markdown that components of `src/theme` draw. */
const DRAWN_BY: Readonly<Record<string, readonly string[]>> = {
  Admonition: ['admonition'],
  'Admonition/Types': ['admonition'],
  CodeBlock: ['codeBlock'],
  ...Object.fromEntries(
    ['CodeBlock/Content/String', 'CodeBlock/Layout', ...CODE_PARTS].map((name) => [name, ['codeBlock']]),
  ),
  Details: ['details'],
  Heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...Object.fromEntries(
    Object.entries(ELEMENT_PARTS).map(([part, elements]) => [`MDXComponents/${part}`, elements]),
  ),
};

/**
 * Names of the elements that components of the site draw: those in `MDXComponents`, as far as its source shows them, and those
 * of the theme's components that it replaces; undefined without any.
 */
export function ownElements(siteDir: string, themes?: readonly string[]): string[] | undefined {
  const {aliases, replaced, ofPlugins} = findOverrides(siteDir, themes);
  const file = aliases['@theme/MDXComponents'];
  const text = file === undefined ? '' : readFileSync(file, 'utf8');
  const inList = (name: string): boolean =>
    new RegExp(`[{,]\\s*(['"]?)${name}\\1\\s*[:(]`).test(text) || isShorthand(name, text);
  const drawn = [...replaced, ...(ofPlugins?.replaced ?? [])].flatMap((name) => DRAWN_BY[name] ?? []);
  const found = REPLACEABLE_ELEMENTS.filter(
    (name) => inList(name) || drawn.includes(name) || (name === 'codeBlock' && ['pre', 'code'].some(inList)),
  );
  return found.length > 0 ? found : undefined;
}

/** Whether an object in a text has a property that is written as only its name, which the text declares or imports. */
function isShorthand(name: string, text: string): boolean {
  const code = text.replace(/^import\b[^;'"]*/gm, '');
  if (!new RegExp(`[{,]\\s*${name}\\s*[,}]`).test(code)) return false;
  return new RegExp(
    `\\b(?:const|let|var|function|class)\\s+${name}\\b|^import\\b[^;'"]*\\b${name}\\b`,
    'm',
  ).test(text);
}

/**
 * The modules in the folder: Docusaurus' name of each, which starts with a capital letter for a component, and its absolute
 * path.
 */
function themeFiles(folder: string, prefix = ''): [string, string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .sort((a, b) => compareText(a.name, b.name))
    .flatMap((entry): [string, string][] => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory())
        return entry.name.startsWith('__') ? [] : themeFiles(file, `${prefix}${entry.name}/`);
      const stem = /^([\w-]+)\.[jt]sx?$/.exec(entry.name)?.[1];
      const name = stem === 'index' ? prefix.slice(0, -1) : prefix + (stem ?? '');
      return stem === undefined || name === '' ? [] : [[name, file]];
    });
}
