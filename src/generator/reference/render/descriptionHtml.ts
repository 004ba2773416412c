import type {Root as HastRoot} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Nodes, Root as MdastRoot} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {toHast} from 'mdast-util-to-hast';
import {gfmTable} from 'micromark-extension-gfm-table';
import {resolveHref} from '../../shared/address/href.ts';
import {parseHtml} from '../../shared/html/parseHtml.ts';
import {isAllowedTag, sanitizeDescription} from '../description/sanitizeDescription.ts';
import {escapeText} from './html.ts';
import type {PageState, RenderContext} from './RenderContext.ts';

/** Text in which nothing is Markdown or HTML. */
export const PLAIN = /^(?!\s*(?:[-+#>=~|]|\d+[.)]\s))[^*_`<>[\]\\&!~|\n]*$/;

/** One paragraph with no markup but inline code: it need not be parsed. */
export const SIMPLE =
  /^(?=[\p{L}`])(?:[^*_<>[\]\\&!~|\n`]|\n(?=\p{L})|(?<!`)`(?! )[^`\n|]*[^`\n| ]`(?!`))*$/u;

/**
 * A description (CommonMark with tables, as OpenAPI allows) as HTML. Elements that can do no harm are kept, all other
 * HTML is shown as text.
 */
export function descriptionHtml(
  markdown: string | undefined,
  context: RenderContext,
  page: PageState,
): string {
  if (markdown === undefined) return '';
  const text = markdown.trim();
  if (PLAIN.test(text)) return text === '' ? '' : `<p>${escapeText(text)}</p>`;
  if (SIMPLE.test(text)) return `<p>${simpleHtml(text)}</p>`;
  const known = context.descriptions.get(text);
  const html = known ?? renderMarkdown(text, context);
  if (known === undefined) context.descriptions.set(text, html);
  for (const match of html.matchAll(/<a href="([^"]*)"/g))
    page.links.add(String(match[1]).replaceAll('&amp;', '&'));
  return html;
}

/** The description of a row, where a single paragraph needs no element of its own. */
export function inlineDescription(
  markdown: string | undefined,
  context: RenderContext,
  page: PageState,
): string {
  const html = descriptionHtml(markdown, context, page);
  const only = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
  return only !== undefined && !only.includes('<p>') ? only : html;
}

/** Text and inline code by turns; white space at the ends of lines is none (CommonMark 0.31, section 6.8). */
function simpleHtml(text: string): string {
  const parts = text.split('`').map((part) => escapeText(part.replace(/[ \t]*\n[ \t]*/g, '\n')));
  return parts.map((part, index) => (index % 2 === 0 ? part : `<code>${part}</code>`)).join('');
}

function renderMarkdown(text: string, {site}: RenderContext): string {
  const tree = fromMarkdown(text, {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]});
  const safe = sanitizeDescription(parsed(tree), (href) =>
    /^(?:#|\?)/.test(href) ? undefined : resolveHref(href, site),
  );
  return toHtml(safe);
}

function parsed(tree: MdastRoot): HastRoot {
  const hasHtml = showUnknownTags(tree);
  const hast = toHast(tree, {allowDangerousHtml: true});
  if (hasHtml) return parseHtml(toHtml(hast, {allowDangerousHtml: true}));
  return hast.type === 'root' ? hast : {type: 'root', children: []};
}

/** Makes text of tags in a line that are not HTML, such as `<id>`; tells whether there is HTML besides. */
function showUnknownTags(node: Nodes): boolean {
  if (!('children' in node)) return node.type === 'html';
  let hasHtml = false;
  // The types do not say that each child is replaced by one that may stand in its place.
  const children: Nodes[] = node.children;
  for (const [index, child] of children.entries()) {
    const tag = child.type === 'html' && isPhrasing(node) && /^<\/?([a-z][\w-]*)/i.exec(child.value)?.[1];
    if (tag && !isAllowedTag(tag) && child.type === 'html')
      children[index] = {type: 'text', value: child.value};
    else if (showUnknownTags(child)) hasHtml = true;
  }
  return hasHtml;
}

function isPhrasing({type}: Nodes): boolean {
  return type !== 'root' && type !== 'blockquote' && type !== 'listItem';
}
