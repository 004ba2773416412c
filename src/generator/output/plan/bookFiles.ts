import {createSiteData} from '../../routes/createSiteData.ts';
import {hashOf} from '../../files/hash.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {htmlFile, outputPath} from '../../shared/address/outputPaths.ts';
import type {Book, Chapter} from '../book/Book.ts';
import {openKeptChapters} from '../book/keptChapters.ts';
import {bookAddresses} from '../book/planBooks.ts';
import {readBodies} from '../book/readBodies.ts';
import type {BookSource} from '../book/writeChapters.ts';
import type {OutputFile} from '../OutputFile.ts';
import type {PlannedSite} from '../PlannedSite.ts';

const IMAGE_RE = /\.(?:png|jpe?g|gif|svg|webp)$/i;

/**
 * The books of a site, each as a print page and as EPUB. They are assembled when one of them has to be written.
 *
 * @param files The files of the output that are copied, including the images of the books. Others don't matter.
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
  const images = files.flatMap(({to, key, source}) =>
    source.type === 'copy' && IMAGE_RE.test(to) ? [to, key] : [],
  );
  const imageFile = findImages(site, files);
  return site.books.flatMap((book): OutputFile[] => {
    const bodies = book.chapters.map(({file}) => pages.get(file)?.bodyHash);
    const key = hashOf(common, book, bodies, images);
    const owner = `the book of the section \`${book.path}\``;
    const {print, epub} = bookAddresses(config, book);
    const printTo = htmlFile(print, config.trailingSlash);
    const epubTo = outputPath(epub);
    const shared = hashOf(version, config.url, book.chapters.map(targetOf), images);
    const name = config.url + print;
    const write = async () => {
      const {writeChapters, printFormat, epubFormat} = await loadFormats();
      const source = await readBook(site, book, imageFile);
      const keptIn = (format: 'print' | 'epub') =>
        openKeptChapters(pages.cacheDir, {book: name, format, common: shared});
      const paged = {...printFormat(source, config), kept: keptIn('print')};
      const packed = {...epubFormat(source, config), kept: keptIn('epub')};
      const [printTexts = [], epubTexts = []] = await writeChapters(source, [paged, packed]);
      return {printTexts, epubTexts, images: packed.images()};
    };
    const texts = forTwo(write);
    const printed = async (): Promise<string> => {
      const {renderPrintPage} = await loadFormats();
      const {printTexts} = await texts();
      return renderPrintPage(book, printTexts, config, epub);
    };
    const packed = async (): Promise<Uint8Array> => {
      const {renderEpub} = await loadFormats();
      const {epubTexts, images} = await texts();
      return renderEpub(book, epubTexts, images, config, config.url + epub);
    };
    return [
      {id: `book:${printTo}`, key, to: printTo, owner, source: {type: 'made', make: printed}},
      {id: `book:${epubTo}`, key, to: epubTo, owner, source: {type: 'made', make: packed}},
    ];
  });
}

/** Only a build that writes a book loads the code for it. */
const loadFormats = async () => ({
  ...(await import('../book/writeChapters.ts')),
  ...(await import('../book/renderPrintPage.ts')),
  ...(await import('../book/renderEpub.ts')),
});

/** Calls a function for the first of two callers, and gives the second the same result, which is not held any longer. */
function forTwo<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    const result = made ?? make();
    made = made ? undefined : result;
    return result;
  };
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
