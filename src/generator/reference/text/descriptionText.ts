import type {Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown, gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import {gfmTable} from 'micromark-extension-gfm-table';
import {resolveHref} from '../../shared/address/href.ts';
import {codeSpan, escapeAddress, escapeText} from '../../markdown/text/syntax.ts';
import {PLAIN, SIMPLE} from '../render/descriptionHtml.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {isAllowedTag} from '../description/sanitizeDescription.ts';

/** A description of the document as Markdown of a page. */
export interface DescriptionText {
  markdown: string;
  /** The same on one line, for a cell of a table; bars are not escaped. */
  line: string;
  /** Without marks. */
  text: string;
}

const EMPTY: DescriptionText = {markdown: '', line: '', text: ''};

/** A description (CommonMark with tables) with resolved links, its headings as bold lines, and no HTML. */
export function descriptionText(markdown: string | undefined, context: RenderContext): DescriptionText {
  const source = markdown?.trim() ?? '';
  if (source === '') return EMPTY;
  if (PLAIN.test(source)) return {markdown: source, line: source, text: source};
  const known = context.descriptionTexts.get(source);
  if (known) return known;
  if (SIMPLE.test(source)) {
    const line = source.replace(/\s*\n\s*/g, ' ');
    const simple = {markdown: source, line, text: line.replaceAll('`', '')};
    context.descriptionTexts.set(source, simple);
    return simple;
  }
  const tree = fromMarkdown(source, {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]});
  tidy(tree, context);
  const text = textOf(tree).replace(/\s+/g, ' ').trim();
  const result = {markdown: print(tree), line: tree.children.map(lineOf).filter(Boolean).join(' '), text};
  context.descriptionTexts.set(source, result);
  return result;
}

function print(tree: Root): string {
  return toMarkdown(tree, {bullet: '-', rule: '*', extensions: [gfmTableToMarkdown()]}).trim();
}

/** Resolves links, makes bold lines of headings and text of HTML. */
function tidy(node: Nodes, context: RenderContext): void {
  if ((node.type === 'link' || node.type === 'definition') && !/^[#?]/.test(node.url))
    node.url = resolveHref(node.url, context.site);
  if (!('children' in node)) return;
  // The types do not say that each child is replaced by one that may stand in its place.
  const children: Nodes[] = node.children;
  for (const [index, child] of children.entries()) {
    if (child.type === 'heading') children[index] = boldLine(child.children);
    else if (child.type === 'image') children[index] = {type: 'text', value: child.alt ?? ''};
    else if (child.type === 'html') {
      const text = {type: 'text' as const, value: htmlToText(child.value)};
      children[index] = isFlow(node) ? {type: 'paragraph', children: [text]} : text;
    }
  }
  for (const child of node.children) tidy(child, context);
}

function boldLine(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children}]};
}

function isFlow({type}: Nodes): boolean {
  return type === 'root' || type === 'blockquote' || type === 'listItem';
}

/** Tags that the page takes as HTML vanish, the others it shows as text. */
function htmlToText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?([a-z][\w-]*)[^<>]*>/gi, (tag, name: string) =>
      isAllowedTag(name.toLowerCase()) ? ' ' : tag,
    );
}

/** One block on one line. */
function lineOf(block: Nodes): string {
  switch (block.type) {
    case 'paragraph':
      return print({type: 'root', children: [block]}).replace(/\\?\s*\n\s*/g, ' ');
    case 'list':
      return block.children.map(({children}) => children.map(lineOf).join(' ')).join('; ');
    case 'code':
      return codeSpan(block.value);
    default:
      return escapeText(textOf(block).replace(/\s+/g, ' ').trim());
  }
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if (!('children' in node)) return ' ';
  const isInline = node.type === 'paragraph' || node.type === 'link' || node.type === 'strong';
  return node.children.map(textOf).join(isInline || node.type === 'emphasis' ? '' : ' ');
}

/** A link of Markdown. */
export function linkMarkdown(text: string, href: string): string {
  return `[${escapeText(text)}](${escapeAddress(href)})`;
}
