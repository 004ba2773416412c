import path from 'node:path';
import {hashOf} from '../../files/hash.ts';
import {openKeptParts} from '../../files/cache/keptParts.ts';
import type {Chapter} from './Book.ts';

/** The chapters of one book in one format, as they were last made. */
export interface KeptChapters {
  /**
   * The text of a chapter, which is made only if what it is made from has changed.
   *
   * @param html What the chapter is made from, besides what all chapters are made from.
   * @param make Returns the text, and whether it is the same in the next build: names of images depend on the chapters before.
   */
  textOf(chapter: Chapter, html: string, make: () => {text: string; isKept: boolean}): string;
  /** Keeps the chapters that were asked for, for the next build. */
  save(): void;
}

/**
 * Opens the chapters in a cache: an edited page changes one chapter of its book.
 *
 * @param book Names the book.
 * @param common Hash of what all chapters are made from.
 */
export function openKeptChapters(
  cacheDir: string,
  {book, format, common}: {book: string; format: 'print' | 'epub'; common: string},
): KeptChapters {
  const name = `${hashOf(book).slice(0, 12)}-${format}`;
  const kept = openKeptParts<{stamp: string; text: string}>(
    path.join(cacheDir, 'books'),
    'chapters of a book',
    () => name,
  );
  const used = new Map<string, {stamp: string; text: string}>();
  return {
    textOf(chapter, html, make) {
      const stamp = hashOf(common, chapter.id, chapter.path, html);
      const known = kept.get(chapter.id);
      if (known?.stamp === stamp) {
        used.set(chapter.id, known);
        return known.text;
      }
      const {text, isKept} = make();
      if (isKept) used.set(chapter.id, {stamp, text});
      return text;
    },
    save: () => kept.save(used),
  };
}
