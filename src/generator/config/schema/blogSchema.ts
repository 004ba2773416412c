import * as z from 'zod';
import type {ProcessBlogPosts, ReadingTime} from './blogFunctions.ts';
import type {CreateFeedItems} from './createFeedItems.ts';
import {markdownPlugins} from './markdownPlugins.ts';
import {
  admonitions,
  DEFAULT_EXCLUDE,
  editUrl,
  fileInfo,
  folder,
  functionOf,
  globs,
  instanceId,
  reaction,
  routePart,
  tagsFile,
} from './common.ts';

const feedType = z.enum(['rss', 'atom', 'json']);

const feedOptions = z.strictObject({
  /** Feeds to write: `rss`, `atom`, `json`, a list of them, `all`, or `null` for none. Default: `['rss', 'atom']`. */
  type: z
    .union([feedType, z.literal('all'), z.array(feedType), z.null()])
    .default(['rss', 'atom'])
    .transform((type) => {
      if (type === null) return [];
      if (type === 'all') return [...feedType.options];
      return typeof type === 'string' ? [type] : type;
    })
    .describe('Feeds to write: `rss`, `atom`, `json`, a list of them, `all`, or `null` for none.'),
  /** Title of the feeds; the site title and `Blog` if left out. */
  title: z.string().optional().describe('Title of the feeds; the site title and `Blog` if left out.'),
  /** Description of the feeds. */
  description: z.string().optional().describe('Description of the feeds.'),
  /** Copyright line of the feeds. */
  copyright: z.string().optional().describe('Copyright line of the feeds.'),
  /** Language of the feeds; the locale of the site if left out. */
  language: z.string().optional().describe('Language of the feeds; the locale of the site if left out.'),
  /** How many of the newest posts a feed contains; `false` for all. Default: `20`. */
  limit: z
    .union([z.number().int().min(1), z.literal(false), z.null()])
    .default(20)
    .transform((limit) => limit ?? (false as const))
    .describe('How many of the newest posts a feed contains; `false` for all.'),
  /** A function that makes the items: `({blogPosts, siteConfig, outDir, defaultCreateFeedItems}) => [{title, link, date, description, content, author, category}]`; it may be asynchronous. */
  createFeedItems: functionOf<CreateFeedItems>()
    .optional()
    .describe(
      'A function that makes the items: `({blogPosts, siteConfig, outDir, defaultCreateFeedItems}) => [{title, link, date, description, content, author, category}]`; it may be asynchronous.',
    ),
});

const countOrAll = z.union([z.number().int().min(1), z.literal('ALL')]);

/** Options of the blog (Docusaurus docs: plugin-content-blog). */
export const blogSchema = z.strictObject({
  /** Id of this blog, if there are several. */
  id: instanceId.describe('Id of this blog, if there are several.'),
  /** Folder of the blog, relative to the site folder. Default: `'blog'`. */
  path: folder.default('blog').describe('Folder of the blog, relative to the site folder.'),
  /** First part of the routes of the blog; `/` for none. Default: `'blog'`. */
  routeBasePath: routePart.default('blog').describe('First part of the routes of the blog; `/` for none.'),
  /** Files of the folder that are posts. */
  include: globs.default(['**/*.{md,mdx}']).describe('Files of the folder that are posts.'),
  /** Files of the folder that are not posts. */
  exclude: globs.default(DEFAULT_EXCLUDE).describe('Files of the folder that are not posts.'),
  /** Title of the list page; `Blog` in the language of the site if left out. */
  blogTitle: z
    .string()
    .optional()
    .describe('Title of the list page; `Blog` in the language of the site if left out.'),
  /** Description of the list page; `Blog` in the language of the site if left out. */
  blogDescription: z
    .string()
    .optional()
    .describe('Description of the list page; `Blog` in the language of the site if left out.'),
  /** Whether each post has its own cover drawing, on its page and in lists. Default: `false`. */
  covers: z
    .boolean()
    .default(false)
    .describe('Whether each post has its own cover drawing, on its page and in lists.'),
  /** What lists show of a post: the `excerpt` up to the truncate marker, or its `description`. Default: `'excerpt'`. */
  preview: z
    .enum(['excerpt', 'description'])
    .default('excerpt')
    .describe('What lists show of a post: the `excerpt` up to the truncate marker, or its `description`.'),
  /** Title of the blog sidebar; `Recent posts` in the language of the site if left out. */
  blogSidebarTitle: z
    .string()
    .optional()
    .describe('Title of the blog sidebar; `Recent posts` in the language of the site if left out.'),
  /** How many posts the blog sidebar lists; `ALL` for all, 0 for no sidebar. Default: `5`. */
  blogSidebarCount: z
    .union([z.number().int().min(0), z.literal('ALL')])
    .default(5)
    .describe('How many posts the blog sidebar lists; `ALL` for all, 0 for no sidebar.'),
  /** How many posts a list page shows; `ALL` for all. Default: `10`. */
  postsPerPage: countOrAll.default(10).describe('How many posts a list page shows; `ALL` for all.'),
  /** Route part of the archive; `null` for no archive. Default: `'archive'`. */
  archiveBasePath: z
    .union([routePart, z.null()])
    .default('archive')
    .describe('Route part of the archive; `null` for no archive.'),
  /** Route part of the tag pages. Default: `'tags'`. */
  tagsBasePath: routePart.default('tags').describe('Route part of the tag pages.'),
  /** Route part of the author pages. Default: `'authors'`. */
  authorsBasePath: routePart.default('authors').describe('Route part of the author pages.'),
  /** Route part of the second and later list pages. Default: `'page'`. */
  pageBasePath: routePart.default('page').describe('Route part of the second and later list pages.'),
  /** Authors file, relative to `path`. Default: `'authors.yml'`. */
  authorsMapPath: z.string().default('authors.yml').describe('Authors file, relative to `path`.'),
  /** Tags file, relative to `path`; `tags.yml` if left out, `false` ignores one. */
  tags: tagsFile.describe('Tags file, relative to `path`; `tags.yml` if left out, `false` ignores one.'),
  /** Whether posts show how long they take to read. Default: `true`. */
  showReadingTime: z.boolean().default(true).describe('Whether posts show how long they take to read.'),
  /** A function that returns the reading time of a post in minutes, or nothing: `({content, frontMatter, locale, defaultReadingTime}) => …`. */
  readingTime: functionOf<ReadingTime>()
    .optional()
    .describe(
      'A function that returns the reading time of a post in minutes, or nothing: `({content, frontMatter, locale, defaultReadingTime}) => …`.',
    ),
  /** A function that receives all posts and may filter or sort them, or change their titles, descriptions and dates: `({blogPosts}) => …`; it may be asynchronous. */
  processBlogPosts: functionOf<ProcessBlogPosts>()
    .optional()
    .describe(
      'A function that receives all posts and may filter or sort them, or change their titles, descriptions and dates: `({blogPosts}) => …`; it may be asynchronous.',
    ),
  /** Order of the posts by date. Default: `'descending'`. */
  sortPosts: z
    .enum(['ascending', 'descending'])
    .default('descending')
    .describe('Order of the posts by date.'),
  /** Address of the site’s folder in the repository, for “Edit this page” links, or a function that returns the address for a page: `({locale, blogDirPath, blogPath, permalink}) => …`. */
  editUrl: editUrl<{blogDirPath: string; blogPath: string}>().describe(
    'Address of the site’s folder in the repository, for “Edit this page” links, or a function that returns the address for a page: `({locale, blogDirPath, blogPath, permalink}) => …`.',
  ),
  ...fileInfo,
  /** What to do about tags that the tags file does not name. Default: `'warn'`. */
  onInlineTags: reaction.default('warn').describe('What to do about tags that the tags file does not name.'),
  /** What to do about authors that the authors file does not name. Default: `'warn'`. */
  onInlineAuthors: reaction
    .default('warn')
    .describe('What to do about authors that the authors file does not name.'),
  /** What to do about posts without a truncate marker. Default: `'warn'`. */
  onUntruncatedBlogPosts: reaction
    .default('warn')
    .describe('What to do about posts without a truncate marker.'),
  /** The feeds of the blog. */
  feedOptions: feedOptions.prefault({}).describe('The feeds of the blog.'),
  ...admonitions,
  ...markdownPlugins,
});
