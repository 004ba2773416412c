import * as z from 'zod';
import type {ProcessedPost} from './blogFunctions.ts';
import type {DescribedSite} from './DescribedSite.ts';

/** Makes the items of a blog's feeds (Docusaurus docs: plugin-content-blog). */
export type CreateFeedItems = (
  args: CreateFeedItemsArgs & {
    /** Creates the default items of the posts that it receives. */
    defaultCreateFeedItems: (args: CreateFeedItemsArgs) => Promise<FeedItem[]>;
  },
) => FeedItem[] | Promise<FeedItem[]>;

/** The function's parameters. */
export interface CreateFeedItemsArgs {
  /** The listed posts, newest first, as many as `limit` allows. */
  blogPosts: ProcessedPost[];
  siteConfig: DescribedSite;
  /** Absolute path of the output folder. */
  outDir: string;
}

const date = z.preprocess((given) => (typeof given === 'string' ? new Date(given) : given), z.date());

/** An item as the function returns it. */
export const feedItem = z.object({
  /** Plain text, like the description. */
  title: z.string(),
  /** With the host. */
  link: z.url(),
  /** Default: the link. */
  id: z.string().optional(),
  date,
  published: date.optional(),
  description: z.string().optional(),
  /** HTML. */
  content: z.string().optional(),
  author: z
    .array(z.object({name: z.string().optional(), email: z.string().optional(), link: z.string().optional()}))
    .optional(),
  category: z.array(z.object({name: z.string().optional(), term: z.string().optional()})).optional(),
  image: z.string().optional(),
  copyright: z.string().optional(),
  /** Further elements of RSS, and further keys of JSON feeds. */
  extensions: z.array(z.object({name: z.string(), objects: z.record(z.string(), z.unknown())})).optional(),
});

/** An item of a feed. */
export type FeedItem = z.output<typeof feedItem>;
