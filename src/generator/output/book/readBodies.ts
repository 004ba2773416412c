import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import type {CompiledSite} from '../../store/CompiledSite.ts';
import {type BodyRendering, renderBodies} from '../renderBodies.ts';
import type {Book, Chapter} from './Book.ts';

/**
 * The HTML of the chapters' bodies, as on their pages. A page whose components cannot be rendered on their own becomes
 * a link; if they cannot be rendered at all, the build reports this for the page.
 */
export async function readBodies(
  {pages, config}: CompiledSite,
  book: Book,
  rendering: BodyRendering,
): Promise<(chapter: Chapter) => string> {
  return renderBodies(book.chapters, pages, rendering, ({path}) => {
    const address = escapeHtml(config.url + path);
    return `<p><a href="${address}">${address}</a></p>`;
  });
}
