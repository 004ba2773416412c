import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {lookup} from 'mrmime';
import {readFileSync} from 'node:fs';
import {bookName} from '../../config/schema/booksSchema.ts';
import {createBook} from '../../output/book/Book.ts';
import {bookAddresses} from '../../output/book/planBooks.ts';
import {epubFormat, renderEpub} from '../../output/book/renderEpub.ts';
import {printFormat, renderPrintPage} from '../../output/book/renderPrintPage.ts';
import {writeChapters} from '../../output/book/writeChapters.ts';
import type {PlannedSite} from '../../output/PlannedSite.ts';
import {findImages, readBook} from '../../output/plan/bookFiles.ts';
import {planFiles} from '../../output/plan/planFiles.ts';
import {withoutSiteTitle} from '../../routes/withoutSiteTitle.ts';
import {withBaseUrl} from '../../shared/address/baseUrl.ts';
import {isSamePage} from '../../shared/address/pageKey.ts';
import type {BuildContext} from '../BuildContext.ts';
import type {LastStage} from '../build.ts';
import type {WrittenSite} from './WrittenSite.ts';

export interface BookRequest {
  /** Site path of the section, with or without baseUrl. */
  path: string;
  /** Absolute path of the folder for the files. */
  folder: string;
  title?: string;
  epub: boolean;
  print: boolean;
}

/**
 * A last stage of the build that writes one section as a book: an EPUB, and a page to print that holds its images.
 *
 * @param files The files that it has written are added.
 */
export function createBookWriter(request: BookRequest, files: string[]): LastStage {
  return (sites, context) => writeBook(request, files, sites, context);
}

async function writeBook(
  {path: wanted, folder, title, epub, print}: BookRequest,
  written: string[],
  [site]: readonly PlannedSite[],
  {pipelineVersion, problems}: BuildContext,
): Promise<WrittenSite | undefined> {
  if (!site) return undefined;
  const {config} = site;
  const own = wanted.startsWith(config.baseUrl) ? `/${wanted.slice(config.baseUrl.length)}` : wanted;
  const root = withBaseUrl(own, config.baseUrl);
  const known = config.books.find((one) => isSamePage(withBaseUrl(one.path, config.baseUrl), root));
  const page = site.routes.find((route) => isSamePage(route.path, root))?.data;
  const pageTitle = page && ('title' in page ? page.title : withoutSiteTitle(page.head.title, config));
  const label = title ?? known?.label ?? pageTitle ?? bookName(own);
  const book = createBook(site, {label, path: own, name: known?.name ?? bookName(own)});
  if (!book) {
    problems.push({
      severity: 'error',
      message: `No page of a sidebar is at \`${own}\` or below it.`,
      hint: 'Give the path of a section of the docs, such as `/docs/guides`.',
    });
    return undefined;
  }
  const {files} = await planFiles(site, site.bundles, pipelineVersion);
  const imageFile = findImages(site, files);
  const source = await readBook(site, book, imageFile);
  await mkdir(folder, {recursive: true});
  const write = async (name: string, content: string | Uint8Array): Promise<void> => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    written.push(file);
  };
  if (epub) {
    const url = config.url + bookAddresses(config, book).epub;
    const format = epubFormat(source, config);
    const [texts = []] = await writeChapters(source, [format]);
    await write(`${book.name}.epub`, await renderEpub(book, texts, format.images(), config, url));
  }
  if (print) {
    const imageAddress = (url: URL): string => dataUrl(imageFile(url) ?? '');
    const [texts = []] = await writeChapters(source, [printFormat(source, config, imageAddress)]);
    const page = renderPrintPage(book, texts, {...config, contentSecurityPolicy: false});
    await write(`${book.name}.html`, page);
  }
  return {pages: book.chapters.length, rendered: book.chapters.length, changed: true};
}

/** An image as an address that holds it. */
function dataUrl(file: string): string {
  return `data:${lookup(file) ?? 'application/octet-stream'};base64,${readFileSync(file).toString('base64')}`;
}
