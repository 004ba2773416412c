import * as z from 'zod';
import {sitePath} from './common.ts';

const bookSchema = z.strictObject({
  /** Title of the book. */
  label: z.string().min(1).describe('Title of the book.'),
  /** Site path without baseUrl: of the page of a sidebar category, which is the book, or a path that the pages of the book are at and below. */
  path: sitePath('/docs/legal')
    .transform((path) => path.replace(/(?<=.)\/+$/, ''))
    .describe(
      'Site path without baseUrl: of the page of a sidebar category, which is the book, or a path that the pages of the book are at and below.',
    ),
  /** Name of its files: `print/<name>/` and `print/<name>.epub`. Default: the last part of `path` in lower case. */
  name: z
    .string()
    .refine((name) => /^[\w-]+$/.test(name), {
      error: 'must consist of letters, digits, `-` and `_`',
      params: {hint: 'Write a name such as `white-papers`.'},
    })
    .optional()
    .describe(
      'Name of its files: `print/<name>/` and `print/<name>.epub`. Default: the last part of `path` in lower case.',
    ),
});

/** Sections of the docs that readers can print as one page, and download as EPUB. */
export const booksSchema = z
  .array(bookSchema)
  .transform((books) => books.map((book) => ({...book, name: book.name ?? bookName(book.path)})))
  .superRefine((books, context) => {
    const names = new Map<string, number>();
    for (const [index, {name, path}] of books.entries()) {
      const first = names.get(name);
      if (first === undefined) names.set(name, index);
      else
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `has the name \`${name}\`, as that of \`${books[first]?.path}\` has`,
          params: {hint: `Give the book of \`${path}\` its own \`name\`.`},
        });
    }
  });

/** Returns the file name of the book of a path: the path's last part. */
export function bookName(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return (
    last
      .toLowerCase()
      .replace(/[^\w-]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'docs'
  );
}
