import {createSiteData} from '../../routes/createSiteData.ts';
import {hashOf} from '../../files/hash.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {htmlFile, outputPath} from '../../shared/address/outputPaths.ts';
import type {Book, Chapter} from '../book/Book.ts';
import type {BookSource} from '../book/BookSource.ts';
import {openKeptChapters} from '../book/keptChapters.ts';
import {bookAddresses} from '../book/planBooks.ts';
import {readBodies} from '../book/readBodies.ts';
import type {OutputFile} from '../OutputFile.ts';
import type {PlannedSite} from '../PlannedSite.ts';

const IMAGE_RE = /\.(?:png|jpe?g|gif|svg|webp)$/i;

/**
 * The books of a site, each as a print page and as EPUB. They are assembled when one of them has to be written.
 *
 * @param files The files of the output, including the images of the books.
 * @param version Hash of the generator's own code.
 */
export function bookFiles(site: PlannedSite, files: readonly OutputFile[], version: string): OutputFile[] {
  const {config, bundles, pages} = site;
  if (site.books.length === 0) return [];
  const data = createSiteData(config, site.content);
  const common = hashOf(
    version,
    bundles.renderer,
    data,
    config.url,
    config.messages.build,
    config.contentSecurityPolicy,
  );
  // Which static images a book contains is known only when it is made.
  const images = files.flatMap(({to, key}) => (IMAGE_RE.test(to) ? [to, key] : []));
  const imageFile = findImages(site, files);
  return site.books.flatMap((book): OutputFile[] => {
    const bodies = book.chapters.map(({file}) => pages.get(file)?.bodyHash);
    const key = hashOf(common, book, bodies, images);
    const owner = `the book of the section \`${book.path}\``;
    const {print, epub} = bookAddresses(config, book);
    const printTo = htmlFile(print, config.trailingSlash);
    const epubTo = outputPath(epub);
    const shared = hashOf(version, config.url, book.chapters.map(targetOf), images);
    const source = async (format: 'print' | 'epub'): Promise<BookSource> => ({
      ...(await readBook(site, book, imageFile)),
      kept: openKeptChapters(pages.cacheDir, {book: config.url + print, format, common: shared}),
    });
    const printed = async (): Promise<string> => {
      const {renderPrintPage} = await import('../book/renderPrintPage.ts');
      return renderPrintPage(await source('print'), config, {epub});
    };
    const packed = async (): Promise<Uint8Array> => {
      const {renderEpub} = await import('../book/renderEpub.ts');
      return renderEpub(await source('epub'), config, config.url + epub);
    };
    return [
      {id: `book:${printTo}`, key, to: printTo, owner, source: {type: 'made', make: printed}},
      {id: `book:${epubTo}`, key, to: epubTo, owner, source: {type: 'made', make: packed}},
    ];
  });
}

/** What a link to a chapter depends on. */
function targetOf({path, id}: Chapter): string[] {
  return [path, id];
}

/** What a book is made from. */
export async function readBook(
  site: PlannedSite,
  book: Book,
  imageFile: BookSource['imageFile'],
): Promise<BookSource> {
  const {config, bundles, content} = site;
  const data = createSiteData(config, content);
  const bodyOf = await readBodies(site, book, {data, prerender: bundles.prerender});
  return {book, bodyOf, imageFile};
}

/** Finds the file for an address of the site. */
export function findImages({config}: PlannedSite, files: readonly OutputFile[]): BookSource['imageFile'] {
  const copies = new Map(
    files.flatMap(({to, source}): [string, string][] => (source.type === 'copy' ? [[to, source.from]] : [])),
  );
  return (url) => (url.origin === config.url ? copies.get(decodeAddress(url.pathname).slice(1)) : undefined);
}
