import {loadPrerenderBundle} from '../../bundle/loadPrerenderBundle.ts';
import type {BlogPost} from '../../content/Content.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {CompiledSite} from '../../store/CompiledSite.ts';
import {renderFeeds} from '../formats/renderFeeds.ts';
import {type OutputFile, textFile} from '../OutputFile.ts';
import {belowBase} from './belowBase.ts';

/**
 * The blog's feeds with the whole text of each post.
 *
 * @param prerender Absolute path of the prerender bundle.
 */
export async function feedFiles(
  {config, content: {posts}, pages}: CompiledSite,
  prerender: string,
): Promise<OutputFile[]> {
  const html = new Map<BlogPost, string>();
  for (const post of posts) {
    const body = pages.body(post.file);
    html.set(
      post,
      body.type === 'html'
        ? body.html
        : await (await loadPrerenderBundle(prerender)).renderContent(body.code),
    );
  }
  const feeds = renderFeeds({
    config,
    posts,
    htmlOf: (post) => expectDefined(html.get(post), `the body of ${post.file}`),
  });
  return feeds.map((feed) => textFile(belowBase(config, feed.path), feed.content));
}
