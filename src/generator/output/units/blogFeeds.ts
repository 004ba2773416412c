import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {BlogPost} from '../../content/Content.ts';
import {loadPrerenderBundle} from '../../bundle/loadPrerenderBundle.ts';
import {recordPath, requireRecord} from '../../store/pageRecord.ts';
import type {EmittedFile} from '../formats/EmittedFile.ts';
import {renderFeeds} from '../formats/renderFeeds.ts';

/** The blog's feeds with the whole text of each post. */
export async function blogFeeds({
  config,
  posts,
  recordKeys,
  cacheDir,
  prerender,
}: {
  config: SiteConfig;
  posts: BlogPost[];
  recordKeys: ReadonlyMap<string, string>;
  cacheDir: string;
  /** Absolute path of the prerender bundle. */
  prerender: string;
}): Promise<EmittedFile[]> {
  const html = new Map<BlogPost, string>();
  for (const post of posts) {
    const {body} = requireRecord(recordPath(cacheDir, recordKeys.get(post.file) ?? ''), post.file);
    html.set(
      post,
      body.type === 'html'
        ? body.html
        : await (await loadPrerenderBundle(prerender)).renderContent(body.code),
    );
  }
  return renderFeeds({config, posts, htmlOf: (post) => html.get(post) ?? ''});
}
