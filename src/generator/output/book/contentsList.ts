import {escapeXml} from '../../shared/html/escapeXml.ts';
import type {BookPart, Chapter} from './Book.ts';

/** The table of contents as nested lists. XHTML. */
export function contentsList(parts: readonly BookPart[], addressOf: (chapter: Chapter) => string): string {
  const items = parts.map(({label, chapter, parts: below}) => {
    const text = escapeXml(label);
    const entry = chapter ? `<a href="${escapeXml(addressOf(chapter))}">${text}</a>` : `<span>${text}</span>`;
    return `<li>${entry}${below.length > 0 ? contentsList(below, addressOf) : ''}</li>`;
  });
  return `<ol>\n${items.join('\n')}\n</ol>`;
}
