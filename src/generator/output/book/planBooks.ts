import type {RoutedSite} from '../../routes/RoutedSite.ts';
import type {Route} from '../../routes/Route.ts';
import {fileAddress} from '../../shared/address/absoluteUrl.ts';
import {applyTrailingSlash} from '../../shared/address/trailingSlash.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {type Book, createBook} from './Book.ts';

/** Addresses of the files of a book, with baseUrl. */
export function bookAddresses(
  config: RoutedSite['config'],
  {name}: Pick<Book, 'name'>,
): {print: string; epub: string} {
  return {
    print: applyTrailingSlash(fileAddress(config.baseUrl, `print/${name}`), config),
    epub: fileAddress(config.baseUrl, `print/${name}.epub`),
  };
}

/**
 * The books of a site, and its routes with the addresses of the book that contains each page; of several, the smallest.
 */
export function planBooks(site: RoutedSite): {books: Book[]; routes: readonly Route[]; problems: Problem[]} {
  const {config, routes} = site;
  const books: Book[] = [];
  const problems: Problem[] = [];
  for (const one of config.books) {
    const book = createBook(site, one);
    if (book) books.push(book);
    else
      problems.push({
        severity: 'warning',
        message: `No page of a sidebar is at \`${one.path}\` or below it: the book "${one.label}" is not created.`,
        hint: 'Fix its `path` in `books`, or remove it.',
      });
  }
  return {books, routes: linkBooks(config, routes, books), problems};
}

/** Adds to the routes of docs the addresses of the book that contains each; of several, the smallest. */
export function linkBooks(
  config: RoutedSite['config'],
  routes: readonly Route[],
  books: readonly Book[],
): readonly Route[] {
  if (books.length === 0) return routes;
  const words = config.messages.build;
  const bookAt = new Map<string, Book>();
  for (const book of [...books].sort((a, b) => b.chapters.length - a.chapters.length))
    for (const {path} of book.chapters) bookAt.set(path, book);
  return routes.map((route) => {
    const book = bookAt.get(route.path);
    if (!book || route.data.layout !== 'doc') return route;
    const {print, epub} = bookAddresses(config, book);
    const links = [
      {label: words.printSection, href: print},
      {label: words.downloadEpub, href: epub},
    ];
    return {...route, data: {...route.data, book: links}};
  });
}
