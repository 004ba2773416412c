import {toHtml} from 'hast-util-to-html';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {toHast} from 'mdast-util-to-hast';
import {gfmTable} from 'micromark-extension-gfm-table';
import {resolveHref} from '../../shared/address/href.ts';
import {escapeText} from './html.ts';
import type {PageState, RenderContext} from './RenderContext.ts';
import {safeHtml} from './safeHtml.ts';

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
  const html = toHtml(toHast(tree, {allowDangerousHtml: true}), {allowDangerousHtml: true});
  return safeHtml(html, (href) => (/^(?:#|\?)/.test(href) ? undefined : resolveHref(href, site)));
}
