import {callAsyncOption} from '../../config/callOption.ts';
import {type CreateFeedItemsArgs, type FeedItem, feedItem} from '../../config/schema/createFeedItems.ts';
import {describeSite} from '../../config/schema/DescribedSite.ts';
import type {ConfigSource} from '../../config/Site.ts';
import {describePost, readPosts} from '../../content/blog/processPosts.ts';
import type {BlogSet} from '../../content/Content.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {CompiledSite} from '../../store/CompiledSite.ts';
import {feedPlaces, feedPosts} from '../../routes/blog/feedPlaces.ts';
import {feedBodies, type FeedFault} from './feedBodies.ts';

/** The items that the site's `createFeedItems` made for a blog. */
export interface OwnFeedItems {
  items: FeedItem[];
  faults: FeedFault[];
}

/**
 * The results of `createFeedItems` by the id of the blog; none for blogs without such a function. It is called in each
 * build, because its result may depend on anything.
 *
 * @param outDir Absolute path of the output folder.
 */
export async function ownFeedItems(
  site: CompiledSite & {data: SiteData; bundles: {prerender: string}},
  outDir: string,
  source: ConfigSource,
): Promise<{feeds: Map<string, OwnFeedItems>; problems: Problem[]}> {
  const feeds = new Map<string, OwnFeedItems>();
  const problems: Problem[] = [];
  for (const blog of site.content.blogs) {
    if (!blog.options.feedOptions.createFeedItems || feedPlaces(blog).length === 0) continue;
    const faults: FeedFault[] = [];
    const {value, problem} = await itemsOf(blog, site, {faults, outDir, source});
    if (problem) problems.push(problem);
    else feeds.set(blog.instance, {items: value, faults});
  }
  return {feeds, problems};
}

async function itemsOf(
  blog: BlogSet,
  {config, pages, data, bundles: {prerender}}: Parameters<typeof ownFeedItems>[0],
  {faults, outDir, source}: {faults: FeedFault[]; outDir: string; source: ConfigSource},
): ReturnType<typeof callAsyncOption<FeedItem[]>> {
  const {at, path, feedOptions} = blog.options;
  const posts = feedPosts(blog);
  const byId = new Map(posts.map((post) => [post.slug, post]));
  const args: CreateFeedItemsArgs = {
    blogPosts: posts.map(describePost),
    siteConfig: describeSite(config),
    outDir,
  };
  const defaultCreateFeedItems = async ({blogPosts}: CreateFeedItemsArgs): Promise<FeedItem[]> => {
    const given = readPosts(blogPosts, byId);
    if (typeof given === 'string') throw new TypeError(`\`defaultCreateFeedItems\` needs ${given}`);
    const {feedItems} = await import('../formats/feedItems.ts');
    return feedItems(given.value, config, await feedBodies(given.value, pages, {data, prerender, faults}));
  };
  return callAsyncOption(() => feedOptions.createFeedItems?.({...args, defaultCreateFeedItems}), readItems, {
    key: [...at, 'feedOptions', 'createFeedItems'],
    source,
    subject: `the feeds of ${path}`,
  });
}

function readItems(given: unknown): {value: FeedItem[]} | string {
  if (!Array.isArray(given)) return 'a list of items';
  const value: FeedItem[] = [];
  for (const [index, one] of given.entries()) {
    const {data, error} = feedItem.safeParse(one);
    if (!data) {
      const [issue] = error.issues;
      const key = issue?.path.join('.') ?? '';
      return `items with a \`title\`, a complete \`link\` and a \`date\`${key === '' ? '' : ` (\`${key}\` of item ${index + 1} is missing or invalid)`}`;
    }
    value.push(data);
  }
  return {value};
}
