import type {TocHeading} from './PageModule.ts';
import type {ContentData, LastUpdateData, LinkData, PageDataBase, TagData} from './PageParts.ts';

export interface AuthorData {
  name?: string;
  title?: string;
  url?: string;
  imageURL?: string;
  description?: string;
  /** The author's page. */
  href?: string;
  socials: {platform: string; url: string}[];
  /** Number of the author's posts. */
  count?: number;
  /** The number as it is shown: how browsers write numbers differs from the build, and so the text would. */
  formattedCount?: string;
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
  /** In minutes. */
  readingTime?: number;
  /** The reading time as it is shown. */
  formattedReadingTime?: string;
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
  /** Which of the pages it is, as it is shown on later ones. */
  formattedPage?: string;
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
  unlisted?: true;
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
  unlisted?: true;
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
