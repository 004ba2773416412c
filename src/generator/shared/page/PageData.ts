import type {TocHeading} from './PageModule.ts';
import type {HeadTags} from './HeadTags.ts';
import type {DialogMessages} from '../messages/Messages.ts';

/**
 * Everything the theme needs to draw one page, computed once in Node (plain JSON). It is embedded in the page's HTML
 * without the body's HTML, and written to `page.json` next to it for navigation in the browser.
 */
export type PageData =
  | DocPageData
  | CategoryIndexPageData
  | DocTagsPageData
  | DocTagPageData
  | BlogListPageData
  | BlogPostPageData
  | BlogArchivePageData
  | BlogTagsPageData
  | BlogTagPageData
  | BlogAuthorsPageData
  | BlogAuthorPageData
  | MarkdownPageData
  | ComponentPageData
  | SearchPageData
  | NotFoundPageData;

/** What is in a `page.json`. */
export type PageFile = PageData & {
  /** Hash of the scripts of the browser bundle that the page was built for. */
  app: string;
  /** Addresses of the bundle's files that the page needs besides those of every page. */
  files?: string[];
};

export interface PageDataBase {
  /** Permalink of the page. */
  path: string;
  head: HeadData;
}

export interface HeadData {
  /** Whole text of `<title>`, site title included. */
  title: string;
  description?: string;
  /** Absolute address; absent on pages that have no address of their own (404). */
  canonical?: string;
  keywords?: string[];
  /** Absolute address of the social image. */
  image?: string;
  /** What is known of it. */
  imageFacts?: {alt: string; width: number; height: number};
  noIndex?: boolean;
  /** What the components of the page write through `Head`, but for title, description and JSON-LD, which are here. */
  own?: Partial<HeadTags>;
  /** Open Graph type. */
  type: 'website' | 'article';
  /** ISO date-time, for posts. */
  publishedTime?: string;
  /** Addresses of the authors, and labels of the tags, of posts. */
  authorAddresses?: string[];
  tags?: string[];
  /** JSON-LD objects. */
  structuredData?: Record<string, unknown>[];
}

/** A piece of compiled Markdown in a page. `key` is unique within the page. */
export interface ContentData {
  key: string;
  /** The HTML; in the copy embedded in a document it is absent, since the document itself contains it. */
  html?: string;
  /** File name of the page module next to `page.json`, for bodies that hold components. */
  module?: string;
}

export interface LinkData {
  label: string;
  href: string;
}

/** One item as the sidebar shows it. */
export type SidebarNode =
  | {type: 'link'; label: string; href: string; className?: string; unlisted?: boolean}
  | {
      type: 'category';
      label: string;
      /** Key of the level that holds this category's items, see `SidebarData.levels`. */
      level: string;
      /** Page of the category itself. */
      href?: string;
      /** First page below it: where the label leads without JavaScript when there is no `href`. */
      firstHref?: string;
      collapsible: boolean;
      collapsed: boolean;
      className?: string;
      /** Whether readers can look for a page by its name; what the page of the category lists is then searched. */
      filter?: true;
    }
  | {type: 'html'; value: string; className?: string; defaultStyle: boolean};

/**
 * The part of a sidebar that a page shows at first: the root level and each level that is open. Other levels are
 * fetched from `sidebar/<name>/<level>.json` (below the assets folder) when they are first opened.
 */
export interface SidebarData {
  name: string;
  /** Items by level key; the root is `''`. Complete in a document; left out of `page.json`, since levels are shared by pages. */
  levels: Record<string, SidebarNode[]>;
  /** Keys of the levels that the page shows at first. */
  open: string[];
  /** Level keys from the outermost open category that holds the page to the innermost. */
  trail: string[];
}

export interface TagData {
  label: string;
  href: string;
  description?: string;
  count?: number;
}

export interface AuthorData {
  name?: string;
  title?: string;
  url?: string;
  imageURL?: string;
  description?: string;
  /** The author's page. */
  href?: string;
  socials: {platform: string; url: string}[];
  count?: number;
}

/** The version of the docs that a page belongs to. */
export interface DocsVersionRef {
  /** Id of the instance. */
  instance: string;
  /** Name of the version. */
  name: string;
  /** Addresses of the same doc in other versions of the instance, by their names; only where there are some. */
  elsewhere?: Record<string, string>;
}

interface DocsPageBase extends PageDataBase {
  /** Absent on a site whose docs have one instance and one version. */
  docsVersion?: DocsVersionRef;
}

/** A page of a reference with samples next to its text: operations, or the fields of a model. */
export type ReferenceKind = 'api' | 'model';

export interface DocPageData extends DocsPageBase {
  layout: 'doc';
  /** Id of the doc; only on a site that asks for it. */
  docId?: string;
  /** Of a page whose samples have a column of their own. */
  reference?: ReferenceKind;
  content: ContentData;
  /** Inner HTML of the `h1`; absent when the page hides its title and has none in the text. */
  titleHtml?: string;
  /** One sentence below the `h1`. */
  lead?: string;
  toc: TocHeading[];
  breadcrumbs: {label: string; href?: string}[];
  sidebar?: SidebarData;
  /** What a `DocCardList` shows; only of pages that draw one. */
  cards?: CardData[];
  /** Where the section of the page can be printed and downloaded as a whole. */
  book?: LinkData[];
  previous?: LinkData;
  next?: LinkData;
  tags: TagData[];
  editUrl?: string;
  lastUpdate?: {date?: string; author?: string};
  unlisted: boolean;
  untranslated?: true;
}

export interface CategoryIndexPageData extends DocsPageBase {
  layout: 'categoryIndex';
  title: string;
  description?: string;
  breadcrumbs: {label: string; href?: string}[];
  sidebar?: SidebarData;
  cards: CardData[];
  previous?: LinkData;
  next?: LinkData;
}

export interface CardData {
  type: 'doc' | 'category' | 'link';
  label: string;
  href: string;
  description?: string;
}

export interface DocTagsPageData extends DocsPageBase {
  layout: 'docTags';
  title: string;
  /** Grouped by upper-case first letter. */
  groups: {letter: string; tags: TagData[]}[];
}

export interface DocTagPageData extends DocsPageBase {
  layout: 'docTag';
  title: string;
  description?: string;
  docs: {title: string; href: string; description?: string}[];
  /** Other tags of these docs. */
  related?: TagData[];
  /** The index of all tags. */
  allTagsHref: string;
  unlisted: boolean;
}

/** The drawing of a post. */
export interface PostCoverData {
  /** Path of an SVG, see `drawStrokes`. */
  strokes: string;
  /** One of the product colors of the theme. */
  color: number;
}

/** A post that another page points to. */
export interface PostLinkData {
  title: string;
  href: string;
  /** ISO date-time in UTC. */
  date: string;
  cover?: PostCoverData;
}

/** The head line of a post. */
export interface PostSummary {
  title: string;
  /** Inner HTML of the title when it holds markup. */
  titleHtml?: string;
  href: string;
  /** ISO date-time in UTC. */
  date: string;
  description?: string;
  readingTime?: number;
  authors: AuthorData[];
  tags: TagData[];
  /** Only of a blog that has covers. */
  cover?: PostCoverData;
}

export interface BlogSidebarData {
  title: string;
  years: {year: string; posts: (LinkData & {unlisted?: boolean})[]}[];
}

export interface PostPreview extends PostSummary {
  /** Absent in a blog whose lists show descriptions. */
  content?: ContentData;
  /** True when the preview is a part of the post: "Read more" is shown. */
  truncated: boolean;
}

interface BlogPageBase extends PageDataBase {
  blogSidebar?: BlogSidebarData;
}

export interface BlogListPageData extends BlogPageBase {
  layout: 'blogList';
  title: string;
  posts: PostPreview[];
  newer?: LinkData;
  older?: LinkData;
  page: number;
  pageCount: number;
}

export interface BlogPostPageData extends BlogPageBase {
  layout: 'blogPost';
  post: PostSummary;
  content: ContentData;
  toc: TocHeading[];
  newer?: LinkData;
  older?: LinkData;
  /** Posts with the same tags. */
  related?: PostLinkData[];
  editUrl?: string;
  lastUpdate?: {date?: string; author?: string};
  unlisted: boolean;
  untranslated?: true;
}

export interface BlogArchivePageData extends PageDataBase {
  layout: 'blogArchive';
  title: string;
  description?: string;
  years: {year: string; posts: {title: string; href: string; date: string}[]}[];
}

export interface BlogTagsPageData extends BlogPageBase {
  layout: 'blogTags';
  title: string;
  groups: {letter: string; tags: TagData[]}[];
}

export interface BlogTagPageData extends BlogPageBase {
  layout: 'blogTag';
  title: string;
  description?: string;
  posts: PostPreview[];
  allTagsHref: string;
  newer?: LinkData;
  older?: LinkData;
  unlisted: boolean;
}

export interface BlogAuthorsPageData extends BlogPageBase {
  layout: 'blogAuthors';
  title: string;
  authors: AuthorData[];
}

export interface BlogAuthorPageData extends BlogPageBase {
  layout: 'blogAuthor';
  author: AuthorData;
  title: string;
  posts: PostPreview[];
  allAuthorsHref?: string;
  newer?: LinkData;
  older?: LinkData;
}

export interface MarkdownPageData extends PageDataBase {
  layout: 'markdownPage';
  content: ContentData;
  titleHtml?: string;
  toc: TocHeading[];
  editUrl?: string;
  lastUpdate?: {date?: string; author?: string};
  unlisted: boolean;
  untranslated?: true;
  wrapperClassName?: string;
}

/** A page written as a React component in `src/pages`. */
export interface ComponentPageData extends PageDataBase {
  layout: 'component';
  /** Key of the component registry. */
  component: string;
}

/** The page that searches. Its component comes from the registry, so that other pages do not load it. */
export interface SearchPageData extends PageDataBase {
  layout: 'search';
  /** Key of the component registry. */
  component: string;
  /** The words of search. */
  messages: DialogMessages;
  /** Ways to the pages for those who do not search. */
  lists: {title: string; links: LinkData[]}[];
}

export interface NotFoundPageData extends PageDataBase {
  layout: 'notFound';
}
