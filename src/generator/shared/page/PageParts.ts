import type {HeadTags} from './HeadTags.ts';

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
  /** Open Graph type; absent for `website`. */
  type?: 'article';
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

export interface TagData {
  label: string;
  href: string;
  description?: string;
  count?: number;
}

/** The last change of a page. */
export interface LastUpdateData {
  /** ISO date-time in UTC. */
  date?: string;
  /** The date as it is shown. A browser takes some 20 ms to load what it formats dates with. */
  formattedDate?: string;
  author?: string;
}
