import type {SiteConfig} from '../../config/SiteConfig.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {COVER} from '../../shared/drawing/cover.ts';
import {drawStrokes} from '../../shared/drawing/drawStrokes.ts';
import {escapeXml} from '../../shared/html/escapeXml.ts';
import {formatDate} from '../../shared/messages/formatDate.ts';
import type {Book} from './Book.ts';

/** The title page of a book: title, cover drawing, source and date of the last change. XHTML. */
export function bookTitle(book: Book, config: SiteConfig): string {
  const {width, height} = COVER;
  const address = config.url + book.path;
  const date = lastChange(book);
  return `<section class="book-title">
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="${drawStrokes(book.path, COVER)}" fill="none" stroke-width="3"/></svg>
<h1>${escapeXml(book.title)}</h1>
<p>${escapeXml(config.title)}${date === undefined ? '' : ` · ${escapeXml(formatDate(date, config))}`}</p>
<p><a href="${escapeXml(address)}">${escapeXml(decodeAddress(address))}</a></p>
</section>`;
}

/** ISO date-time of the last change of any page of a book, if one is known. */
export function lastChange({chapters}: Book): string | undefined {
  return chapters
    .flatMap(({lastmod}) => lastmod ?? [])
    .sort()
    .at(-1);
}
