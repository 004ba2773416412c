import {setImmediate} from 'node:timers/promises';
import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import type {Book, Chapter} from './Book.ts';
import {type ChapterNode, parseChapter} from './chapterTree.ts';
import type {KeptChapters} from './keptChapters.ts';

/** What a book is made from besides its table of contents. */
export interface BookSource {
  book: Book;
  /** HTML of the body of each chapter. */
  bodyOf(chapter: Chapter): string;
  /** The file at an address of this site, if it is an image. */
  imageFile(url: URL): string | undefined;
}

/** How the chapters of a book are written. */
export interface ChapterFormat {
  /** The name of an image in the book; undefined for an image that cannot be included. */
  imageOf(url: URL): string | undefined;
  /** Returns the text of a chapter; the nodes of its page, which other formats use too, are not changed. */
  textOf(nodes: readonly ChapterNode[], chapter: Chapter, imageOf: (url: URL) => string | undefined): string;
  /** The chapters of the last build; absent if nothing is kept. */
  kept?: KeptChapters;
}

/**
 * Writes the chapters of a book in several formats at once, since parsing a page takes longer than anything else. Between
 * chapters, this thread is free for other work.
 *
 * @returns for each format, the texts of the chapters in their order
 */
export async function writeChapters(
  {book: {chapters}, bodyOf}: BookSource,
  formats: readonly ChapterFormat[],
): Promise<string[][]> {
  const texts = formats.map((): string[] => []);
  for (const chapter of chapters) {
    const html = chapterHtml(chapter, bodyOf(chapter));
    let nodes: ChapterNode[] | undefined;
    for (const [index, format] of formats.entries()) {
      const write = (imageOf: ChapterFormat['imageOf']): string => {
        nodes ??= parseChapter(html);
        return format.textOf(nodes, chapter, imageOf);
      };
      texts[index]?.push(keptText(format, chapter, html, write));
    }
    if (nodes) await setImmediate();
  }
  for (const {kept} of formats) kept?.save();
  return texts;
}

function keptText(
  {kept, imageOf}: ChapterFormat,
  chapter: Chapter,
  html: string,
  write: (imageOf: ChapterFormat['imageOf']) => string,
): string {
  if (!kept) return write(imageOf);
  return kept.textOf(chapter, html, () => {
    let hasImages = false;
    const text = write((url) => {
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
