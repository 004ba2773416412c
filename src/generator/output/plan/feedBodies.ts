import {loadPrerenderBundle} from '../../bundle/prerender/loadPrerenderBundle.ts';
import type {BlogPost} from '../../content/Content.ts';
import {faultOf, type RenderFault} from '../../render/RenderFault.ts';
import {runLimited} from '../../render/runLimited.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import type {CompiledSite} from '../../store/CompiledSite.ts';

/** A post that cannot be rendered for feeds. */
export interface FeedFault {
  post: BlogPost;
  fault: RenderFault;
}

/**
 * Renders the bodies of posts for feeds. A post that cannot be rendered is empty, and is added to the faults.
 *
 * @param prerender The prerender bundle, for posts that contain components.
 * @returns Looks up the HTML of one of the posts.
 */
export async function feedBodies(
  posts: readonly BlogPost[],
  pages: CompiledSite['pages'],
  {data, prerender, faults}: {data: SiteData; prerender: string; faults: FeedFault[]},
): Promise<(post: BlogPost) => string> {
  const html = new Map<string, string>();
  for (const post of posts) {
    const body = pages.body(post.file);
    if (body.type === 'html') {
      html.set(post.file, body.html);
      continue;
    }
    const bundle = await loadPrerenderBundle(prerender);
    try {
      html.set(post.file, await bundle.renderContent(data, body.code, runLimited));
    } catch (error) {
      html.set(post.file, '');
      faults.push({post, fault: faultOf(error)});
    }
  }
  return (post) => expectDefined(html.get(post.file), `the body of ${post.file}`);
}
