import type {Blockquote, Link, LinkReference, Nodes, Paragraph, PhrasingContent, Root, Text} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import {codeSpan, escapeText} from '../../markdown/text/syntax.ts';
import {alertOf} from '../../markdown/plugins/remarkAlerts.ts';
import {resolveHref} from '../../shared/address/href.ts';
import {admonitionTitle} from '../../shared/messages/admonitionTitle.ts';
import {capitalize} from '../../shared/text/letterCase.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import type {Description} from '../render/Description.ts';
import {isResolvable} from './sanitizeDescription.ts';

/**
 * Writes a description as Markdown for a page: with resolved links instead of link references, and headings as bold
 * lines.
 *
 * @param tree The parsed description without HTML, which is modified.
 */
export function descriptionText(
  tree: Root,
  links: Pick<RenderContext, 'site' | 'resolveAnchor' | 'words'>,
): Pick<Description, 'markdown' | 'line' | 'plain'> {
  const definitions = new Map(
    tree.children.flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, node.url] as const] : [],
    ),
  );
  tree.children = tree.children.filter(({type}) => type !== 'definition');
  tidy(tree, {...links, definitions});
  return {
    markdown: print(tree),
    line: tree.children.map(lineOf).filter(Boolean).join(' '),
    plain: textOf(tree).replace(/\s+/g, ' ').trim(),
  };
}

function print(tree: Root): string {
  return toMarkdown(tree, {bullet: '-', rule: '*', extensions: [gfmTableToMarkdown()]}).trim();
}

interface TidyContext extends Pick<RenderContext, 'site' | 'resolveAnchor' | 'words'> {
  /** Addresses of link definitions by identifier. */
  definitions: ReadonlyMap<string, string>;
}

/** Resolves links, and turns headings into bold lines. */
function tidy(node: Nodes, context: TidyContext): void {
  if (!('children' in node)) return;
  // TypeScript cannot tell that each child is replaced by a node that is allowed there.
  const children: Nodes[] = node.children;
  for (const [index, child] of children.entries()) {
    if (child.type === 'heading') children[index] = boldLine(child.children);
    else if (child.type === 'link') children[index] = resolvedLink(child, child.url, context);
    else if (child.type === 'linkReference')
      children[index] = resolvedLink(child, context.definitions.get(child.identifier) ?? '', context);
    else if (child.type === 'blockquote') children[index] = titledQuote(child, context);
    else if (child.type === 'image') children[index] = {type: 'text', value: child.alt ?? ''};
  }
  for (const child of node.children) tidy(child, context);
}

/** A link with its address on the site; the text of one that the page leaves out. */
function resolvedLink(
  node: Link | LinkReference,
  address: string,
  {site, resolveAnchor}: TidyContext,
): Link | Text {
  const url = isResolvable(address) ? resolveHref(address, site) : resolveAnchor(address);
  if (url === undefined) return {type: 'text', value: textOf(node)};
  return {type: 'link', url, children: node.children};
}

/** An alert as a quote that begins with its type, as in the Markdown of written pages; other quotes as they are. */
function titledQuote(quote: Blockquote, {words}: TidyContext): Blockquote {
  const alert = alertOf(quote);
  if (!alert) return quote;
  const title = capitalize(admonitionTitle(alert.name, words));
  return {...quote, children: [boldLine([{type: 'text', value: title}]), ...alert.children]};
}

function boldLine(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children}]};
}

/** Writes a block on one line. */
function lineOf(block: Nodes): string {
  switch (block.type) {
    case 'paragraph':
      return print({type: 'root', children: [block]}).replace(/\\?\s*\n\s*/g, ' ');
    case 'list':
      return block.children.map(({children}) => children.map(lineOf).join(' ')).join('; ');
    case 'blockquote':
      return block.children.map(lineOf).join(' ');
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
