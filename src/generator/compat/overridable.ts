/** The module that renders the elements of Markdown: one for all of them. */
const MARKDOWN = ['theme/content/mdxComponents', 'MDXComponents'] as const;

/** The components that Docusaurus has for elements of Markdown, and the elements. */
export const ELEMENT_PARTS = {
  A: ['a'],
  Code: ['code', 'codeBlock'],
  Details: ['details'],
  Heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  Img: ['img'],
  Li: ['li'],
  Pre: ['codeBlock'],
  Ul: ['ul'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The parts that code blocks consist of if a site replaces one of them. */
export const CODE_PARTS = ['Buttons', 'Buttons/CopyButton', 'Container', 'Content', 'Title'].map(
  (part) => `CodeBlock/${part}`,
);

/** For a component that the theme imports as `@theme/X`: the site's comes first. */
export const BY_NAME = ['', ''] as const;

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
  'Navbar/Search': ['theme/search/SearchButton', 'SearchBar'],
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
  'DocRoot/Layout/Main': ['theme/regions/Main', 'DocRootLayoutMain'],
  'DocRoot/Layout/Sidebar': ['theme/sidebar/PageSidebar', 'DocSidebar'],
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
  EditMetaRow: ['theme/regions/PageMeta', 'EditMetaRow'],
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
export const ALSO: Readonly<Record<string, readonly (readonly [module: string, bridge: string])[]>> = {
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
export const UNWRAPPED: Readonly<Record<string, string>> = {
  DocCategoryGeneratedIndexPage: 'DocCategoryGeneratedIndexOwnPage',
  'DocItem/Layout': 'DocItemOwnLayout',
  Layout: 'OwnLayout',
};

/** Components that have an effect only if they wrap the theme's, whose inner parts are different from Docusaurus'. */
export const WRAPPED_ONLY: ReadonlySet<string> = new Set([
  ...[
    'BlogLayout',
    'DocRoot',
    'DocRoot/Layout',
    'DocRoot/Layout/Main',
    'Navbar/Layout',
    'Navbar/MobileSidebar',
  ],
]);
