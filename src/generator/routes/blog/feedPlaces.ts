import type {BlogConfig} from '../../config/SiteConfig.ts';
import type {BlogPost, BlogSet} from '../../content/Content.ts';
import {withoutOuterSlashes} from '../../shared/address/withoutOuterSlashes.ts';

export type FeedType = BlogConfig['feedOptions']['type'][number];

const FILE_NAMES: Record<FeedType, string> = {
  rss: 'rss.xml',
  atom: 'atom.xml',
  json: 'feed.json',
};

/** The feeds of a blog, one for each configured type, with their paths below `baseUrl`; none if no post is listed. */
export function feedPlaces(blog: BlogSet): {type: FeedType; path: string}[] {
  if (feedPosts(blog).length === 0) return [];
  const folder = withoutOuterSlashes(blog.options.routeBasePath);
  return blog.options.feedOptions.type.map((type) => ({
    type,
    path: [folder, FILE_NAMES[type]].filter(Boolean).join('/'),
  }));
}

/** The posts in the feeds of a blog, newest first. */
export function feedPosts({options: {feedOptions}, posts}: BlogSet): BlogPost[] {
  const {limit} = feedOptions;
  return posts
    .filter((post) => !post.unlisted && !post.draft)
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
    .slice(0, limit === false ? undefined : limit);
}
