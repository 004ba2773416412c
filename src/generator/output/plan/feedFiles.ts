import {loadPrerenderBundle} from '../../bundle/loadPrerenderBundle.ts';
import {allPosts} from '../../content/allDocuments.ts';
import type {BlogPost} from '../../content/Content.ts';
import {faultOf, type RenderFault} from '../../render/RenderFault.ts';
import {runLimited} from '../../render/runLimited.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {CompiledSite} from '../../store/CompiledSite.ts';
import {renderFeeds} from '../formats/renderFeeds.ts';
import {type OutputFile, textFile} from '../OutputFile.ts';
import {belowBase} from './belowBase.ts';
import {createSiteData} from '../../routes/createSiteData.ts';

/** A post that cannot be rendered for feeds. */
export interface FeedFault {
  post: BlogPost;
  fault: RenderFault;
}

/**
 * The feeds of every blog with the whole text of each post. One that cannot be rendered is empty in them.
 *
 * @param prerender Absolute path of the prerender bundle.
 */
export async function feedFiles(
  {config, content, pages}: CompiledSite,
  prerender: string,
): Promise<{files: OutputFile[]; faults: FeedFault[]}> {
  const html = new Map<BlogPost, string>();
  const faults: FeedFault[] = [];
  for (const post of allPosts(content)) {
    const body = pages.body(post.file);
    if (body.type === 'html') {
      html.set(post, body.html);
      continue;
    }
    const bundle = await loadPrerenderBundle(prerender);
    try {
      html.set(post, await bundle.renderContent(createSiteData(config, content), body.code, runLimited));
    } catch (error) {
      html.set(post, '');
      faults.push({post, fault: faultOf(error)});
    }
  }
  const feeds = content.blogs.flatMap((blog) =>
    renderFeeds({
      config,
      blog,
      htmlOf: (post) => expectDefined(html.get(post), `the body of ${post.file}`),
    }),
  );
  const files = feeds.map((feed) => textFile(belowBase(config, feed.path), feed.content));
  return {files, faults};
}
