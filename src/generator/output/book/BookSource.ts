import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import type {Book, Chapter} from './Book.ts';
import type {KeptChapters} from './keptChapters.ts';

/** What a book is made from besides its table of contents. */
export interface BookSource {
  book: Book;
  /** HTML of the body of each chapter. */
  bodyOf(chapter: Chapter): string;
  /** The file at an address of this site, if it is an image. */
  imageFile(url: URL): string | undefined;
  /** The chapters of the last build; absent if nothing is kept. */
  kept?: KeptChapters;
}

/**
 * The text of a chapter in a book.
 *
 * @param make Makes it from the chapter's HTML, with an `imageOf` that returns the name of an image in the book.
 */
export function chapterText(
  {bodyOf, kept}: BookSource,
  chapter: Chapter,
  imageOf: (url: URL) => string | undefined,
  make: (html: string, imageOf: (url: URL) => string | undefined) => string,
): string {
  const html = chapterHtml(chapter, bodyOf(chapter));
  if (!kept) return make(html, imageOf);
  return kept.textOf(chapter, html, () => {
    let hasImages = false;
    const text = make(html, (url) => {
      const name = imageOf(url);
      hasImages ||= name !== undefined;
      return name;
    });
    return {text, isKept: !hasImages};
  });
}

/**
 * The title and text of a chapter, as on its page; if the page hides its title, the title is in the text, if anywhere.
 */
function chapterHtml({titleHtml, lead}: Chapter, body: string): string {
  const title = titleHtml === undefined ? '' : `<h1>${titleHtml}</h1>`;
  return title + (lead ? `<p class="lead">${escapeHtml(lead)}</p>` : '') + body;
}
