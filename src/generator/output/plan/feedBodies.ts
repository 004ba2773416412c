import type {BlogPost} from '../../content/Content.ts';
import {faultOf, type RenderFault} from '../../render/RenderFault.ts';
import type {CompiledSite} from '../../store/CompiledSite.ts';
import {type BodyRendering, renderBodies} from '../renderBodies.ts';

/** A post that cannot be rendered for feeds. */
export interface FeedFault {
  post: BlogPost;
  fault: RenderFault;
}

/**
 * Renders the bodies of posts for feeds. A post that cannot be rendered is empty, and is added to the faults.
 *
 * @returns Looks up the HTML of one of the posts.
 */
export async function feedBodies(
  posts: readonly BlogPost[],
  pages: CompiledSite['pages'],
  {faults, ...rendering}: BodyRendering & {faults: FeedFault[]},
): Promise<(post: BlogPost) => string> {
  return renderBodies(posts, pages, rendering, (post, error) => {
    faults.push({post, fault: faultOf(error)});
    return '';
  });
}
