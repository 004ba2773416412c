import {loadPrerenderBundle} from '../../bundle/loadPrerenderBundle.ts';
import type {Bundles} from '../../bundle/Bundles.ts';
import type {BlogPost, BlogSet} from '../../content/Content.ts';
import {hashOf} from '../../files/hash.ts';
import {faultOf, type RenderFault} from '../../render/RenderFault.ts';
import {runLimited} from '../../render/runLimited.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import type {CompiledSite} from '../../store/CompiledSite.ts';
import {feedPlaces, feedPosts} from '../formats/feedPlaces.ts';
import type {OutputFile} from '../OutputFile.ts';
import {belowBase} from './belowBase.ts';
import {createSiteData} from '../../routes/createSiteData.ts';

/** A post that cannot be rendered for feeds. */
export interface FeedFault {
  post: BlogPost;
  fault: RenderFault;
}

/**
 * The feeds of every blog with the full text of each post. They are rendered when one has to be written, as most
 * changes to a site don't affect them. A post that cannot be rendered is empty in them, and is then added to the
 * faults.
 *
 * @param bundles Used to render posts that contain components.
 * @param version Hash of the generator's own code.
 */
export function feedFiles(
  site: CompiledSite,
  bundles: Pick<Bundles, 'renderer' | 'prerender'>,
  version: string,
): {files: OutputFile[]; faults: FeedFault[]} {
  const {config, content, pages} = site;
  const faults: FeedFault[] = [];
  const data = createSiteData(config, content);
  const common = hashOf(version, bundles.renderer, data, config.url, config.messages.build);
  const files = content.blogs.flatMap((blog) => {
    const posts = feedPosts(blog).map((post) => [post, pages.get(post.file)?.bodyHash]);
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
  {config, pages}: CompiledSite,
  blog: BlogSet,
  {data, prerender, faults}: {data: SiteData; prerender: string; faults: FeedFault[]},
): Promise<Map<string, string>> {
  const html = new Map<BlogPost, string>();
  for (const post of feedPosts(blog)) {
    const body = pages.body(post.file);
    if (body.type === 'html') {
      html.set(post, body.html);
      continue;
    }
    const bundle = await loadPrerenderBundle(prerender);
    try {
      html.set(post, await bundle.renderContent(data, body.code, runLimited));
    } catch (error) {
      html.set(post, '');
      faults.push({post, fault: faultOf(error)});
    }
  }
  // This also loads an HTML parser and an XML writer, which takes a while.
  const {renderFeeds} = await import('../formats/renderFeeds.ts');
  const htmlOf = (post: BlogPost): string => expectDefined(html.get(post), `the body of ${post.file}`);
  return new Map(renderFeeds({config, blog, htmlOf}).map(({path, content}) => [path, content]));
}
