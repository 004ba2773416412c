import type {TocHeading} from './PageModule.ts';
import type {HeadTags} from './HeadTags.ts';
import type {DialogMessages} from '../messages/Messages.ts';

/**
 * Everything the theme needs to render one page, computed once in Node (plain JSON). It is embedded in the page's HTML,
 * without the HTML of the body, and written to `page.json` next to it for navigation in the browser.
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

/** The content of a `page.json`. */
export type PageFile = PageData & {
  /** Hash of the scripts of the browser bundle that the page was built for. */
  app: string;
  /** Address of the script that loads the site's components, if it is separate and the page has any. */
  components?: string;
  /** Addresses of the bundle's files that the page needs in addition to those of every page. */
  files?: string[];
};

export interface PageDataBase {
  /** Permalink of the page. */
  path: string;
  head: HeadData;
}

export interface HeadData {
  /** Full text of `<title>`, including the site's title. */
  title: string;
  description?: string;
  /** Absolute address; absent on pages without their own address (404). */
  canonical?: string;
  keywords?: string[];
  /** Absolute address of the social image. */
  image?: string;
  /** What is known about the image. */
  imageFacts?: {alt: string; width: number; height: number};
  noIndex?: boolean;
  /**
   * What the page's components add through `Head`, except for title, description and JSON-LD, which have separate
   * fields here.
   */
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
  /** Absent in the copy embedded in a document, since the document itself contains it. */
  html?: string;
  /** File name of the page module next to `page.json`, for bodies with components. */
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
      /** First page below it: where the label points without JavaScript if there is no `href`. */
      firstHref?: string;
      collapsible: boolean;
      collapsed: boolean;
      className?: string;
      /** Whether readers can filter the category by name; the list on the category's page is then searched. */
      filter?: true;
    }
  | {type: 'html'; value: string; className?: string; defaultStyle: boolean};

/**
 * The part of a sidebar that a page shows at first: the root level and every open level. Other levels are fetched from
 * `sidebar/<name>/<level>.json` (below the assets folder) when they are first opened.
 */
export interface SidebarData {
  name: string;
  /**
   * Items by level key; the root is `''`. Complete in a document; omitted from `page.json`, since pages share levels.
   */
  levels: Record<string, SidebarNode[]>;
  /** Keys of the levels that the page shows at first. */
  open: string[];
  /** Level keys of the categories that contain the page, from the outermost to the innermost. */
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
  /** Addresses of the same doc in other versions of the instance, by version name; absent if there are none. */
  elsewhere?: Record<string, string>;
}

interface DocsPageBase extends PageDataBase {
  /** Absent on a site whose docs have only one instance and one version. */
  docsVersion?: DocsVersionRef;
}

/** A page generated from an OpenAPI document: operations, the fields of a model, or a list of such pages. */
export type ReferenceKind = 'api' | 'model' | 'list';

export interface DocPageData extends DocsPageBase {
  layout: 'doc';
  /** Id of the doc; only on a site that requests it. */
  docId?: string;
  /** Only on a site whose components read it. */
  frontMatter?: Record<string, unknown>;
  /** Set on a page generated from an OpenAPI document. */
  reference?: ReferenceKind;
  content: ContentData;
  /** Inner HTML of the `h1`; absent when the page hides its title and the text has none. */
  titleHtml?: string;
  /** One sentence below the `h1`. */
  lead?: string;
  toc: TocHeading[];
  breadcrumbs: {label: string; href?: string}[];
  sidebar?: SidebarData;
  /** What a `DocCardList` shows; only for pages that render one. */
  cards?: CardData[];
  /** Links to print or download the page's whole section. */
  book?: LinkData[];
  previous?: LinkData;
  next?: LinkData;
  tags: TagData[];
  editUrl?: string;
  lastUpdate?: LastUpdateData;
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

export interface ListedDocData {
  title: string;
  href: string;
  description?: string;
}

export interface DocTagPageData extends DocsPageBase {
  layout: 'docTag';
  title: string;
  /** Label of the tag. */
  label: string;
  description?: string;
  docs: ListedDocData[];
  /** Docs without the tag that a reader may look for; only if few docs have it. */
  relatedDocs?: ListedDocData[];
  /** Other tags of these docs. */
  related?: TagData[];
  /** The index of all tags. */
  allTagsHref: string;
  unlisted: boolean;
}

/** The last change of a page. */
export interface LastUpdateData {
  /** ISO date-time in UTC. */
  date?: string;
  /** The date as it is shown. A browser takes some 20 ms to load what it formats dates with. */
  formattedDate?: string;
  author?: string;
}

/** The drawing of a post. */
export interface PostCoverData {
  /** Path of an SVG, see `drawStrokes`. */
  strokes: string;
  /** Number of one of the theme's product colors. */
  color: number;
}

/** A link to a post. */
export interface DatedLinkData {
  title: string;
  href: string;
  /** ISO date-time in UTC. */
  date: string;
  /** The date as it is shown. */
  formattedDate: string;
}

/** A post that another page links to. */
export interface PostLinkData extends DatedLinkData {
  /** Only in a blog with covers. */
  cover?: PostCoverData;
}

/** The facts about a post that lists and its own page show. */
export interface PostSummary extends PostLinkData {
  /** Only on a site whose components read it. */
  frontMatter?: Record<string, unknown>;
  /** Inner HTML of the title if it contains markup. */
  titleHtml?: string;
  description?: string;
  readingTime?: number;
  authors: AuthorData[];
  tags: TagData[];
}

export interface BlogSidebarData {
  title: string;
  years: {year: string; posts: (LinkData & {unlisted?: boolean})[]}[];
}

export interface PostPreview extends PostSummary {
  /** Absent in a blog whose lists show descriptions instead. */
  content?: ContentData;
  /** Whether the preview is only a part of the post: "Read more" is shown. */
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
  lastUpdate?: LastUpdateData;
  unlisted: boolean;
  untranslated?: true;
}

export interface BlogArchivePageData extends PageDataBase {
  layout: 'blogArchive';
  title: string;
  description?: string;
  years: {year: string; posts: DatedLinkData[]}[];
}

export interface BlogTagsPageData extends BlogPageBase {
  layout: 'blogTags';
  title: string;
  groups: {letter: string; tags: TagData[]}[];
}

export interface BlogTagPageData extends BlogPageBase {
  layout: 'blogTag';
  title: string;
  /** Label of the tag. */
  label: string;
  /** Number of posts on all pages of the tag. */
  count: number;
  description?: string;
  posts: PostPreview[];
  /** Other tags of these posts. */
  related?: TagData[];
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
  lastUpdate?: LastUpdateData;
  unlisted: boolean;
  untranslated?: true;
  wrapperClassName?: string;
}

/** A page written as a React component in `src/pages`. */
export interface ComponentPageData extends PageDataBase {
  layout: 'component';
  /** Key of the component registry. */
  component: string;
  /** Whether it renders a main landmark; known once it has been rendered. */
  hasMain?: boolean;
}

/** The search page. Its component comes from the registry, so that other pages do not load it. */
export interface SearchPageData extends PageDataBase {
  layout: 'search';
  /** Key of the component registry. */
  component: string;
  /** The messages of search. */
  messages: DialogMessages;
  /** Lists of links for readers who browse instead of searching. */
  lists: {title: string; links: LinkData[]}[];
}

export interface NotFoundPageData extends PageDataBase {
  layout: 'notFound';
}
