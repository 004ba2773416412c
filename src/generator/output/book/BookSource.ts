import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import type {Book, Chapter} from './Book.ts';

/** What a book is made from besides its table of contents. */
export interface BookSource {
  book: Book;
  /** HTML of the body of each chapter. */
  bodyOf(chapter: Chapter): string;
  /** The file at an address of this site, if it is an image. */
  imageFile(url: URL): string | undefined;
}

/**
 * The title and text of a chapter, as on its page; if the page hides its title, the title is in the text, if anywhere.
 */
export function chapterHtml({titleHtml, lead}: Chapter, body: string): string {
  const title = titleHtml === undefined ? '' : `<h1>${titleHtml}</h1>`;
  return title + (lead ? `<p class="lead">${escapeHtml(lead)}</p>` : '') + body;
}
