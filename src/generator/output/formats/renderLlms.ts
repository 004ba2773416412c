import {escapeText} from '../../markdown/text/syntax.ts';
import {linkItem} from './listItems.ts';
import {singleLine} from './renderPageMarkdown.ts';

/** A link in an `llms.txt`, with an absolute address. */
export interface LlmsLink {
  title: string;
  href: string;
  description?: string;
}

/**
 * Renders `llms.txt` (llmstxt.org): title, summary, and lists of links under headings. Headings without links are left
 * out.
 */
export function renderLlms(
  title: string,
  tagline: string,
  sections: readonly {title: string; links: readonly LlmsLink[]}[],
): string {
  const blocks = [
    `# ${escapeText(singleLine(title))}`,
    tagline === '' ? '' : `> ${escapeText(singleLine(tagline))}`,
    ...sections
      .filter(({links}) => links.length > 0)
      .flatMap((section) => [
        `## ${escapeText(section.title)}`,
        section.links
          .map(({title: label, href, description}) => linkItem(label, href, description))
          .join('\n'),
      ]),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
