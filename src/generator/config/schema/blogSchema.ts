import * as z from 'zod';
import {
  admonitions,
  contentPluginRest,
  defaultExclude,
  editUrl,
  folder,
  globs,
  lastUpdate,
  reaction,
  routePart,
  tagsFile,
  unsupported,
} from './common.ts';

const feedType = z.enum(['rss', 'atom', 'json']);

const feedOptions = z.strictObject({
  type: z
    .union([feedType, z.literal('all'), z.array(feedType), z.null()])
    .default(['rss', 'atom'])
    .transform((type) => {
      if (type === null) return [];
      if (type === 'all') return [...feedType.options];
      return typeof type === 'string' ? [type] : type;
    })
    .describe('Feeds to write: `rss`, `atom`, `json`, a list of them, `all`, or `null` for none.'),
  title: z.string().optional().describe('Title of the feeds; the site title and `Blog` if left out.'),
  description: z.string().optional().describe('Description of the feeds.'),
  copyright: z.string().optional().describe('Copyright line of the feeds.'),
  language: z.string().optional().describe('Language of the feeds; the locale of the site if left out.'),
  limit: z
    .union([z.number().int().min(1), z.literal(false), z.null()])
    .default(20)
    .transform((limit) => limit ?? (false as const))
    .describe('How many of the newest posts a feed holds; `false` for all.'),
  createFeedItems: unsupported('A function that changes the items.'),
  xslt: unsupported('Style sheets of the feeds.'),
});

const countOrAll = z.union([z.number().int().min(1), z.literal('ALL')]);

/** Options of the blog (Docusaurus docs: plugin-content-blog). */
export const blogSchema = z.strictObject({
  path: folder.default('blog').describe('Folder of the blog, relative to the site folder.'),
  routeBasePath: routePart.default('blog').describe('First part of the routes of the blog; `/` for none.'),
  include: globs.default(['**/*.{md,mdx}']).describe('Files of the folder that are posts.'),
  exclude: globs.default(defaultExclude).describe('Files of the folder that are not posts.'),
  blogTitle: z.string().default('Blog').describe('Title of the list page.'),
  blogDescription: z.string().default('Blog').describe('Description of the list page.'),
  blogSidebarTitle: z.string().default('Recent posts').describe('Title of the blog sidebar.'),
  blogSidebarCount: z
    .union([z.number().int().min(0), z.literal('ALL')])
    .default(5)
    .describe('How many posts the blog sidebar lists; `ALL` for all, 0 for no sidebar.'),
  postsPerPage: countOrAll.default(10).describe('How many posts a list page holds; `ALL` for all.'),
  archiveBasePath: z
    .union([routePart, z.null()])
    .default('archive')
    .describe('Route part of the archive; `null` for no archive.'),
  tagsBasePath: routePart.default('tags').describe('Route part of the tag pages.'),
  authorsBasePath: routePart.default('authors').describe('Route part of the author pages.'),
  pageBasePath: routePart.default('page').describe('Route part of the second and later list pages.'),
  authorsMapPath: z.string().default('authors.yml').describe('Authors file, relative to `path`.'),
  tags: tagsFile.describe('Tags file, relative to `path`; `tags.yml` if left out, `false` ignores one.'),
  showReadingTime: z.boolean().default(true).describe('Whether posts show how long they take to read.'),
  sortPosts: z
    .enum(['ascending', 'descending'])
    .default('descending')
    .describe('Order of the posts by date.'),
  editUrl,
  ...lastUpdate,
  onInlineTags: reaction.default('warn').describe('What to do about tags that the tags file does not name.'),
  onInlineAuthors: reaction
    .default('warn')
    .describe('What to do about authors that the authors file does not name.'),
  onUntruncatedBlogPosts: reaction
    .default('warn')
    .describe('What to do about posts without a truncate marker.'),
  feedOptions: feedOptions.prefault({}).describe('The feeds of the blog.'),
  admonitions,
  truncateMarker: unsupported('A regular expression that marks where the list cuts a post.'),
  readingTime: unsupported('A function that measures the reading time.'),
  processBlogPosts: unsupported('A function that changes the list of posts.'),
  blogListComponent: unsupported('Component of the list page.'),
  blogPostComponent: unsupported('Component of a post.'),
  blogTagsListComponent: unsupported('Component of the tag list.'),
  blogTagsPostsComponent: unsupported('Component of a tag page.'),
  blogArchiveComponent: unsupported('Component of the archive.'),
  blogAuthorsListComponent: unsupported('Component of the author list.'),
  blogAuthorsPostsComponent: unsupported('Component of an author page.'),
  ...contentPluginRest,
});
