import type {Bundles} from '../../bundle/requests/Bundles.ts';
import type {BlogSet} from '../../content/Content.ts';
import {hashOf} from '../../files/hash.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import type {CompiledSite} from '../../store/CompiledSite.ts';
import {feedPlaces, feedPosts} from '../../routes/blog/feedPlaces.ts';
import type {OutputFile} from '../OutputFile.ts';
import type {PlannedSite} from '../PlannedSite.ts';
import {belowBase} from './belowBase.ts';
import {createSiteData} from '../../routes/createSiteData.ts';
import {feedBodies, type FeedFault} from './feedBodies.ts';

type FeedSite = CompiledSite & Pick<PlannedSite, 'feedItems'>;

/**
 * The feeds of every blog with the full text of each post. They are rendered when one has to be written, as most
 * changes to a site don't affect them. A post that cannot be rendered is empty in them, and is then added to the
 * faults.
 *
 * @param bundles Used to render posts that contain components.
 * @param version Hash of the generator's own code.
 */
export function feedFiles(
  site: FeedSite,
  bundles: Pick<Bundles, 'renderer' | 'prerender'>,
  version: string,
): {files: OutputFile[]; faults: FeedFault[]} {
  const {config, content, pages} = site;
  const faults: FeedFault[] = [];
  const data = createSiteData(config, content);
  const common = hashOf(version, bundles.renderer, data, config.url, config.messages.build);
  const files = content.blogs.flatMap((blog) => {
    const own = site.feedItems?.get(blog.instance);
    if (own) faults.push(...own.faults);
    const posts = own?.items ?? feedPosts(blog).map((post) => [post, pages.get(post.file)?.bodyHash]);
    const key = hashOf(common, blog.options, posts);
    let rendering: Promise<Map<string, string>> | undefined;
    return feedPlaces(blog).map(({path}): OutputFile => {
      const make = async (): Promise<string> => {
        rendering ??= renderBlog(site, blog, {data, prerender: bundles.prerender, faults});
        return expectDefined((await rendering).get(path), `the feed ${path}`);
      };
      const to = belowBase(config, path);
      return {id: `feed:${to}`, key, to, source: {type: 'made', make}};
    });
  });
  return {files, faults};
}

/** The feeds of one blog, by path below `baseUrl`. */
async function renderBlog(
  {config, pages, feedItems: own}: FeedSite,
  blog: BlogSet,
  rendering: {data: SiteData; prerender: string; faults: FeedFault[]},
): Promise<Map<string, string>> {
  // These also load an HTML parser and an XML writer, which takes a while.
  const {renderFeeds} = await import('../formats/renderFeeds.ts');
  const {feedItems} = await import('../formats/feedItems.ts');
  const posts = feedPosts(blog);
  const items =
    own?.get(blog.instance)?.items ?? feedItems(posts, config, await feedBodies(posts, pages, rendering));
  return new Map(renderFeeds({config, blog, items}).map(({path, content}) => [path, content]));
}
