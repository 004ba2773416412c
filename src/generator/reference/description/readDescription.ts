import type {Element, ElementContent, Root as HastRoot} from 'hast';
import type {Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmAutolinkLiteralFromMarkdown} from 'mdast-util-gfm-autolink-literal';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {toHast} from 'mdast-util-to-hast';
import {gfmAutolinkLiteral} from 'micromark-extension-gfm-autolink-literal';
import {gfmTable} from 'micromark-extension-gfm-table';
import {resolveHref} from '../../shared/address/href.ts';
import {escapeText} from '../../shared/html/escapeHtml.ts';
import {parseHtml} from '../../shared/html/parseHtml.ts';
import {admonitionTitle} from '../../shared/messages/admonitionTitle.ts';
import {hasBareAddress, isPlainText} from '../model/isPlainText.ts';
import {type CodeContext, codeHtml} from '../elements/codeHtml.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import type {Description} from '../render/Description.ts';
import {descriptionText} from './descriptionText.ts';
import {
  findLeftOut,
  isAllowedTag,
  isResolvable,
  type LeftOut,
  sanitizeDescription,
} from './sanitizeDescription.ts';
import {withoutHtml} from './withoutHtml.ts';
import {printHtml} from '../../shared/html/printHtml.ts';

/** What the markup of a description depends on. */
type MarkupContext = Pick<RenderContext, 'site' | 'resolveAnchor' | 'words'> & CodeContext;

/** One paragraph whose only markup is inline code, which needs no parser. */
const SIMPLE = /^(?=[\p{L}`])(?:[^*_<>[\]\\&!~|\n`]|\n(?=\p{L})|(?<!`)`(?! )[^`\n|]*[^`\n| ]`(?!`))*$/u;

const EMPTY: Description = {html: '', inline: '', links: [], markdown: '', line: '', plain: ''};

/**
 * Reads a description: CommonMark, as OpenAPI allows, with tables, and bare addresses as links. Harmless HTML elements
 * are kept; an inline tag that is not HTML, such as `<id>`, is text.
 */
export function readDescription(
  source: string | undefined,
  {descriptions, ...context}: Pick<RenderContext, 'descriptions'> & MarkupContext,
): Description {
  const text = source?.trim() ?? '';
  if (text === '') return EMPTY;
  if (isPlainText(text)) return paragraph(escapeText(text), text, text, text);
  const known = descriptions.get(text);
  if (known) return known;
  const read = SIMPLE.test(text) && !hasBareAddress(text) ? readSimple(text) : readMarkdown(text, context);
  descriptions.set(text, read);
  return read;
}

/**
 * The images and links of a description that its page lacks.
 *
 * @param isKnown Whether an anchor names something in the document.
 */
export function readLeftOut(source: string, isKnown: (anchor: string) => boolean): LeftOut[] {
  const found = findLeftOut(htmlTree(parseMarkdown(source.trim())).hast);
  return found.filter(({kind, address}) => kind === 'image' || !isKnown(address));
}

function paragraph(inline: string, markdown: string, line: string, plain: string): Description {
  return {html: `<p>${inline}</p>`, inline, links: [], markdown, line, plain};
}

/** Alternating text and inline code; white space at line ends is removed (CommonMark 0.31, section 6.8). */
function readSimple(text: string): Description {
  const parts = text.split('`').map((part) => escapeText(part.replace(/[ \t]*\n[ \t]*/g, '\n')));
  const html = parts.map((part, index) => (index % 2 === 0 ? part : `<code>${part}</code>`)).join('');
  const line = text.replace(/\s*\n\s*/g, ' ');
  return paragraph(html, text, line, line.replaceAll('`', ''));
}

function readMarkdown(text: string, context: MarkupContext): Description {
  const {site, resolveAnchor, words} = context;
  const tree = parseMarkdown(text);
  const resolve = (href: string) => (isResolvable(href) ? resolveHref(href, site) : resolveAnchor(href));
  const {hast, hasHtml} = htmlTree(tree);
  const nodes = sanitizeDescription(hast, {
    resolveHref: resolve,
    titleOf: (type) => admonitionTitle(type, words),
    codeHtml: (language, code) => codeHtml(language, code, context),
  });
  const [only, ...rest] = nodes;
  const isParagraph = rest.length === 0 && only?.type === 'element' && only.tagName === 'p';
  return {
    html: printHtml(nodes),
    ...(isParagraph && {inline: printHtml(only.children)}),
    links: linksOf(nodes),
    ...descriptionText(hasHtml ? withoutHtml(hast) : tree, context),
  };
}

function parseMarkdown(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfmTable(), gfmAutolinkLiteral()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmAutolinkLiteralFromMarkdown()],
  });
}

function htmlTree(tree: Root): {hast: HastRoot; hasHtml: boolean} {
  const hasHtml = showUnknownTags(tree);
  const hast = toHast(tree, {allowDangerousHtml: true});
  if (hasHtml) return {hast: parseHtml(printHtml([hast])), hasHtml};
  return {hast: hast.type === 'root' ? hast : {type: 'root', children: []}, hasHtml};
}

/** Turns inline tags that are not HTML, and links inside HTML links, into text; returns whether there is any other HTML. */
function showUnknownTags(node: Nodes): boolean {
  if (!('children' in node)) return node.type === 'html';
  let hasHtml = false;
  let inLink = false;
  // TypeScript cannot tell that each child is replaced by a node that is allowed there.
  const children: Nodes[] = node.children;
  for (const [index, child] of children.entries()) {
    const tag = child.type === 'html' && isPhrasing(node) && /^<\/?([a-z][\w-]*)/i.exec(child.value)?.[1];
    if (child.type === 'html' && /^<\/?a\b/i.test(child.value)) inLink = !child.value.startsWith('</');
    const [words] = child.type === 'link' ? child.children : [];
    if (inLink && words?.type === 'text') children[index] = words;
    if (tag && !isAllowedTag(tag)) children[index] = {type: 'text', value: child.value};
    else if (showUnknownTags(child)) hasHtml = true;
  }
  return hasHtml;
}

function isPhrasing({type}: Nodes): boolean {
  return type !== 'root' && type !== 'blockquote' && type !== 'listItem';
}

function linksOf(nodes: readonly ElementContent[]): string[] {
  return nodes
    .filter(isElement)
    .flatMap(({properties: {href}, children}) => [
      ...(typeof href === 'string' ? [href] : []),
      ...linksOf(children),
    ]);
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}
