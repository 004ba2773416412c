import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {BlogPost} from '../../content/Content.ts';
import {loadPrerenderBundle} from '../bundle/loadPrerenderBundle.ts';
import {readRecord, recordPath} from '../cache/pageRecord.ts';
import type {EmittedFile} from '../emit/EmittedFile.ts';
import {renderFeeds} from '../emit/renderFeeds.ts';

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
    const record = readRecord(recordPath(cacheDir, recordKeys.get(post.file) ?? ''));
    if (!record) continue;
    const {body} = record;
    html.set(
      post,
      body.type === 'html'
        ? body.html
        : await (await loadPrerenderBundle(prerender)).renderContent(body.code),
    );
  }
  return renderFeeds({config, posts, htmlOf: (post) => html.get(post) ?? ''});
}
