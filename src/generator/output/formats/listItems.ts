import {escapeAddress, escapeText} from '../../markdown/text/syntax.ts';
import {singleLine} from './renderPageMarkdown.ts';

/** An item of a Markdown list: a link, with a text after it. */
export function linkItem(label: string, href: string, description = ''): string {
  return `- [${escapeText(singleLine(label))}](${escapeAddress(href)})${after(description)}`;
}

/** An item without a link. */
export function plainItem(label: string, description: string): string {
  return `- ${escapeText(singleLine(label))}${after(description)}`;
}

function after(description: string): string {
  return description === '' ? '' : `: ${escapeText(singleLine(description))}`;
}
