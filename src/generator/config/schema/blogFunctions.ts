/** Gives the minutes that a post takes to read; nothing for a post that does not say it. */
export type ReadingTime = (post: ReadPost) => number | null | undefined;

export interface ReadPost {
  /** The text without front matter. */
  content: string;
  frontMatter: Record<string, unknown>;
  /** BCP 47 tag of the language. */
  locale: string;
  /** The minutes by the number of words. */
  defaultReadingTime(text: {content: string; locale?: string; options?: {wordsPerMinute?: number}}): number;
}

/** Gives the posts that a blog has, in their order; nothing leaves them as they are. */
export type ProcessBlogPosts = (blog: {blogPosts: ProcessedPost[]}) => Given | Promise<Given>;

type Given = readonly ProcessedPost[] | null | undefined;

/** A post as functions of the configuration see it, under Docusaurus' names. */
export interface ProcessedPost {
  /** Identifies the post in its blog. */
  id: string;
  metadata: {
    permalink: string;
    /** `@site/` and the path of the file from the site folder. */
    source: string;
    title: string;
    description: string;
    date: Date;
    tags: readonly {label: string; permalink: string}[];
    authors: readonly {name?: string; url?: string}[];
    frontMatter: Readonly<Record<string, unknown>>;
    readingTime?: number;
    hasTruncateMarker: boolean;
    unlisted: boolean;
  };
}
