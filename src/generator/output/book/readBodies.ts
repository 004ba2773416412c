import {loadPrerenderBundle} from '../../bundle/prerender/loadPrerenderBundle.ts';
import {runLimited} from '../../render/runLimited.ts';
import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import type {CompiledSite} from '../../store/CompiledSite.ts';
import type {Book, Chapter} from './Book.ts';

/**
 * The HTML of the chapters' bodies, as on their pages. A page whose components cannot be rendered on their own becomes
 * a link; if they cannot be rendered at all, the build reports this for the page.
 */
export async function readBodies(
  {pages, config}: CompiledSite,
  book: Book,
  {data, prerender}: {data: SiteData; prerender: string},
): Promise<(chapter: Chapter) => string> {
  const bodies = new Map<Chapter, string>();
  for (const chapter of book.chapters) {
    const body = pages.body(chapter.file);
    if (body.type === 'html') {
      bodies.set(chapter, body.html);
      continue;
    }
    const bundle = await loadPrerenderBundle(prerender);
    try {
      bodies.set(chapter, await bundle.renderContent(data, body.code, runLimited));
    } catch {
      const address = escapeHtml(config.url + chapter.path);
      bodies.set(chapter, `<p><a href="${address}">${address}</a></p>`);
    }
  }
  return (chapter) => bodies.get(chapter) ?? '';
}
