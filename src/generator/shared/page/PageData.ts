import type {DialogMessages} from '../messages/Messages.ts';
import type {
  BlogArchivePageData,
  BlogAuthorPageData,
  BlogAuthorsPageData,
  BlogListPageData,
  BlogPostPageData,
  BlogTagPageData,
  BlogTagsPageData,
} from './BlogPageData.ts';
import type {CategoryIndexPageData, DocPageData, DocTagPageData, DocTagsPageData} from './DocsPageData.ts';
import type {TocHeading} from './PageModule.ts';
import type {ContentData, LastUpdateData, LinkData, PageDataBase} from './PageParts.ts';

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

export interface MarkdownPageData extends PageDataBase {
  layout: 'markdownPage';
  content: ContentData;
  titleHtml?: string;
  toc: TocHeading[];
  editUrl?: string;
  lastUpdate?: LastUpdateData;
  unlisted?: true;
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
