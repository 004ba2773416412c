import type {SiteConfig} from '../../config/SiteConfig.ts';
import {inlineScriptHashes} from '../../render/inlineScriptHashes.ts';
import {policyMeta} from '../../shared/html/contentSecurityPolicy.ts';
import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {Book} from './Book.ts';
import {bookStyles} from './bookStyles.ts';
import {bookTitle} from './bookTitle.ts';
import {contentsList} from './contentsList.ts';
import {prepareChapter} from './prepareChapter.ts';
import {printAsHtml} from './printChapter.ts';
import {paperTokens} from './resolveStyles.ts';
import type {BookSource, ChapterFormat} from './writeChapters.ts';

/** Without the script there is no button; the browser's own print command works without it. */
const PRINT_SCRIPT = `document.querySelectorAll('button[hidden]').forEach(b=>{b.hidden=false;b.onclick=()=>print()})`;

/**
 * The chapters on a page to print.
 *
 * @param imageAddress Returns the address of an image on the page.
 */
export function printFormat(
  {book, imageFile}: BookSource,
  config: SiteConfig,
  imageAddress = ({pathname}: URL): string => pathname,
): ChapterFormat {
  const tokens = paperTokens();
  const chapters = new Map(book.chapters.map((chapter) => [pageKey(chapter.path), chapter]));
  const idIn = (own: string, id: string): string => (id === '' ? own : `${own}-${id}`);
  return {
    imageOf: (url) => (imageFile(url) === undefined ? undefined : imageAddress(url)),
    textOf(nodes, chapter, imageOf) {
      const prepared = prepareChapter(nodes, {
        pageUrl: config.url + chapter.path,
        idOf: (id) => idIn(chapter.id, id),
        linkOf: (url) => {
          const target = url.origin === config.url ? chapters.get(pageKey(url.pathname)) : undefined;
          return target && `#${idIn(target.id, decodeAddress(url.hash.slice(1)))}`;
        },
        imageOf,
        tokens,
      });
      return printAsHtml(prepared);
    },
  };
}

/**
 * Renders a book as one HTML page that depends only on its images, to be printed or saved as PDF.
 *
 * @param texts The texts of its chapters in `printFormat`.
 * @param epub Address of the same book as EPUB.
 */
export function renderPrintPage(
  book: Book,
  texts: readonly string[],
  config: SiteConfig,
  epub?: string,
): string {
  const {build: words} = config.messages;
  const tokens = paperTokens();
  const chapters = new Map(book.chapters.map((chapter) => [pageKey(chapter.path), chapter]));
  const bodies = book.chapters.map(
    ({id}, index) => `<article class="chapter" id="${id}">\n${texts[index] ?? ''}\n</article>\n`,
  );
  const {htmlLang = config.locale, direction = 'ltr'} = config;
  return `<!doctype html>
<html lang="${escapeHtml(htmlLang)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${policyMeta(config.contentSecurityPolicy, inlineScriptHashes(`<script>${PRINT_SCRIPT}</script>`))}<title>${escapeHtml(`${book.title} ${config.titleDelimiter} ${config.title}`)}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<style>
${bookStyles(tokens)}</style>
</head>
<body>
<main>
<p class="book-tools"><button type="button" hidden>${escapeHtml(words.print)}</button> ${
    epub === undefined ? '' : `<a href="${escapeHtml(epub)}">${escapeHtml(words.downloadEpub)}</a> `
  }<a href="${escapeHtml(config.url + book.path)}">${escapeHtml(words.readOnSite)}</a></p>
${bookTitle(book, config)}
<nav class="book-contents" aria-labelledby="contents">
<h2 id="contents">${escapeHtml(words.contents)}</h2>
${contentsList(book.parts, (chapter) => `#${expectDefined(chapters.get(pageKey(chapter.path)), 'a chapter of the book').id}`)}
</nav>
${bodies.join('')}</main>
<script>${PRINT_SCRIPT}</script>
</body>
</html>
`;
}
