/** Returns the reading time of a post in minutes; nothing for a post that doesn't show one. */
export type ReadingTime = (post: ReadPost) => number | null | undefined;

export interface ReadPost {
  /** The text without front matter. */
  content: string;
  frontMatter: Record<string, unknown>;
  /** BCP 47 tag of the language. */
  locale: string;
  /** Estimates the minutes from the number of words. */
  defaultReadingTime(text: {content: string; locale?: string; options?: {wordsPerMinute?: number}}): number;
}

/** Returns the posts of a blog, in order; returning nothing leaves them unchanged. */
export type ProcessBlogPosts = (blog: {blogPosts: ProcessedPost[]}) => Given | Promise<Given>;

type Given = readonly ProcessedPost[] | null | undefined;

/** A post as functions of the configuration receive it, under Docusaurus' names. */
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
