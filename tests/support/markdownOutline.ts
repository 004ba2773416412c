import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFootnoteFromMarkdown} from 'mdast-util-gfm-footnote';
import {gfmStrikethroughFromMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmFootnote} from 'micromark-extension-gfm-footnote';
import {gfmStrikethrough} from 'micromark-extension-gfm-strikethrough';
import {gfmTable} from 'micromark-extension-gfm-table';

/** Headings and code blocks of a page, and the targets of its links. */
export interface PageOutline {
  /** `2 Title`. */
  headings: string[];
  codes: string[];
  links: Set<string>;
}

/** Reads the outline of a Markdown text. */
export function markdownOutline(markdown: string): PageOutline {
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable(), gfmFootnote(), gfmStrikethrough()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
  const outline: PageOutline = {headings: [], codes: [], links: new Set()};
  visit(tree, outline);
  return outline;
}

function visit(node: Nodes, outline: PageOutline): void {
  if (node.type === 'heading') outline.headings.push(`${node.depth} ${squeeze(textOf(node))}`);
  // The page shows it as an image.
  if (node.type === 'code' && node.lang !== 'mermaid') outline.codes.push(node.value.trimEnd());
  if (node.type === 'link') outline.links.add(node.url);
  if ('children' in node) for (const child of node.children) visit(child, outline);
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Reads the outline of the compiled Markdown in a document: of the element with the given content. */
export function htmlOutline(html: string): PageOutline {
  const start = html.indexOf('<div class="page-text"');
  const end = html.indexOf('<footer class="page-footer"', start);
  const body = html
    .slice(start, end === -1 ? undefined : end)
    .replace(/<section data-footnotes.*?<\/section>/gs, '');
  return {
    headings: [...body.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(
      ([, depth, inner = '']) => `${depth} ${squeeze(plain(inner))}`,
    ),
    codes: [...body.matchAll(/<pre\b[^>]*><code\b[^>]*>(.*?)<\/code><\/pre>/gs)].map(([, inner = '']) =>
      plain(inner).trimEnd(),
    ),
    links: new Set(
      [...body.matchAll(/<a\b[^>]*? href="([^"]*)"/gs)]
        .filter(([tag]) => !/class="(?:hash-link|field-link)"/.test(tag))
        // In Markdown, a footnote is not a link.
        .flatMap(([, href = '']) => (href.startsWith('#user-content-') ? [] : [plain(href)])),
    ),
  };
}

/** The text of HTML. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
