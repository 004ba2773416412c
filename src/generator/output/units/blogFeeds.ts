import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {BlogPost} from '../../content/Content.ts';
import {loadPrerenderBundle} from '../../bundle/loadPrerenderBundle.ts';
import type {PageStore} from '../../store/PageStore.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {EmittedFile} from '../formats/EmittedFile.ts';
import {renderFeeds} from '../formats/renderFeeds.ts';

/** The blog's feeds with the whole text of each post. */
export async function blogFeeds({
  config,
  posts,
  pages,
  prerender,
}: {
  config: SiteConfig;
  posts: BlogPost[];
  pages: PageStore;
  /** Absolute path of the prerender bundle. */
  prerender: string;
}): Promise<EmittedFile[]> {
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
  return renderFeeds({
    config,
    posts,
    htmlOf: (post) => expectDefined(html.get(post), `the body of ${post.file}`),
  });
}
