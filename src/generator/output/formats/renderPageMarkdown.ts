import type {PageText} from '../../shared/page/PageText.ts';
import {escapeText} from '../../markdown/text/syntax.ts';

/** What the Markdown of a page begins with. */
export interface PageSummary {
  title: string;
  description?: string;
  /** A line of facts below it, such as the date of a post. */
  note?: string;
}

/** This many characters of a description decide whether the text begins with it. */
const COMPARED = 40;

/**
 * The Markdown of a whole page: `# Title`, the description where the text does not begin with it, the text.
 *
 * @param line A line below the title.
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

export function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
