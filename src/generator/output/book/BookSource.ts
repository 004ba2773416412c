import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import type {Book, Chapter} from './Book.ts';

/** What a book is made of besides its table of contents. */
export interface BookSource {
  book: Book;
  /** HTML of the body of each chapter. */
  bodyOf(chapter: Chapter): string;
  /** The file of an address of this site, when it is an image. */
  imageFile(url: URL): string | undefined;
}

/** The title and the text of a chapter, as the page has them; the page of a hidden title has its title in the text, or none. */
export function chapterHtml({titleHtml, lead}: Chapter, body: string): string {
  const title = titleHtml === undefined ? '' : `<h1>${titleHtml}</h1>`;
  return title + (lead ? `<p class="lead">${escapeHtml(lead)}</p>` : '') + body;
}
