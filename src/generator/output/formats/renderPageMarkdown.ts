import type {PageText} from '../../shared/page/PageText.ts';
import {escapeText} from '../../markdown/text/syntax.ts';

/** What the Markdown of a page starts with. */
export interface PageSummary {
  title: string;
  description?: string;
  /** A line of facts below the title, such as the date of a post. */
  note?: string;
}

/** How many characters of the description are compared with the start of the text. */
const COMPARED = 40;

/**
 * Renders a whole page as Markdown: `# Title`, the description unless the text begins with it, and the text.
 *
 * @param line An additional line below the title.
 */
export function renderPageMarkdown(
  {title, description = '', note}: PageSummary,
  {markdown, sections}: PageText,
  line?: string,
): string {
  const own = singleLine(description);
  const isRepeated = (sections[0]?.text ?? '').startsWith(own.replace(/…$/, '').slice(0, COMPARED));
  const parts = [
    `# ${escapeText(singleLine(title))}`,
    line,
    note,
    own === '' || isRepeated ? undefined : `> ${escapeText(own)}`,
    markdown.trimEnd(),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** A text in one line, with single spaces. */
export function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
