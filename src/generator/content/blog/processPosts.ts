import {callAsyncOption} from '../../config/callOption.ts';
import type {ConfigSource} from '../../config/Site.ts';
import type {BlogConfig} from '../../config/SiteConfig.ts';
import type {ProcessedPost} from '../../config/schema/blogFunctions.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {BlogPost} from '../Content.ts';
import {siteKey} from '../../shared/address/siteKey.ts';

/**
 * Applies the blog's `processBlogPosts` (Docusaurus docs: plugin-content-blog), which may select, reorder and change
 * posts: their titles, descriptions and dates.
 */
export async function processPosts(
  posts: BlogPost[],
  {processBlogPosts, at, path}: BlogConfig,
  source: ConfigSource | undefined,
): Promise<{posts: BlogPost[]; problems: Problem[]}> {
  if (!processBlogPosts) return {posts, problems: []};
  const byId = new Map(posts.map((post) => [post.slug, post]));
  const {value, problem} = await callAsyncOption(
    () => processBlogPosts({blogPosts: posts.map(describePost)}),
    (given) => (given === undefined || given === null ? {value: posts} : readPosts(given, byId)),
    {key: [...at, 'processBlogPosts'], source, subject: `the posts of ${path}`},
  );
  return problem ? {posts, problems: [problem]} : {posts: value, problems: []};
}

/** Converts a post to the shape and names that Docusaurus uses. */
export function describePost(post: BlogPost): ProcessedPost {
  return {
    id: post.slug,
    metadata: {
      permalink: post.permalink,
      source: siteKey(post.file),
      title: post.title,
      description: post.description,
      date: new Date(post.date),
      tags: post.tags,
      authors: post.authors,
      frontMatter: post.frontMatter,
      readingTime: post.readingTime,
      hasTruncateMarker: post.truncated,
      unlisted: post.unlisted,
    },
  };
}

/** Reads the posts that a function returned: those that it received, perhaps changed. */
export function readPosts(given: unknown, byId: ReadonlyMap<string, BlogPost>): {value: BlogPost[]} | string {
  if (!Array.isArray(given)) return 'a list of posts, or nothing';
  const read = given.map((one: unknown) => readPost(one, byId));
  const value = read.filter((post) => post !== undefined);
  return value.length === read.length ? {value} : 'posts that it received, with their `id` and `metadata`';
}

function readPost(given: unknown, byId: ReadonlyMap<string, BlogPost>): BlogPost | undefined {
  if (!isRecord(given) || typeof given.id !== 'string' || !isRecord(given.metadata)) return undefined;
  const post = byId.get(given.id);
  if (!post) return undefined;
  const {title, description, date, unlisted} = given.metadata;
  return {
    ...post,
    ...(typeof title === 'string' && {title}),
    ...(typeof description === 'string' && {description}),
    ...(typeof unlisted === 'boolean' && {unlisted}),
    date: isoDate(date) ?? post.date,
  };
}

function isoDate(date: unknown): string | undefined {
  if (typeof date !== 'string' && !(date instanceof Date)) return undefined;
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
