import type {Element} from 'hast';
import type {Heading, Nodes, Text} from 'mdast';
import type {State} from 'mdast-util-to-hast';
import {checkMisplacedFrontMatter} from './checkMisplacedFrontMatter.ts';
import {claimId} from '../links/claimId.ts';
import {commentText} from '../syntax/comments.ts';
import {environmentOf} from '../expressions/environment.ts';
import {evaluateProgram} from '../estree/evaluate.ts';
import {heading as headingElement} from '../../shared/markup/heading.ts';
import {inlineHtml} from './inlineHtml.ts';
import {report, sourceOf, type SourceContext, type SourceInput} from '../SourceContext.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';

/** What Docusaurus' parser reads as a directive; here, more characters are part of a name, such as the digit in `16:9`. */
const DIRECTIVE = /^:[a-z][\w-]*/i;

/** Headings: levels 2 to 6 get an id, an entry in the table of contents and a link to themselves. */
export function heading(state: State, node: Heading): Element {
  const source = sourceOf(state);
  checkMisplacedFrontMatter(node, source);
  if (node.children.length === 0) {
    const hint = 'Write its text, remove it, or write `\\#` for the character.';
    report(source, 'warning', node.position, 'The heading has no text.', hint);
  }
  const explicit = takeExplicitId(node, source);
  // The id is made from the text before emoji shortcodes become characters.
  const label = textOf(node, source).replace(/\s+/g, ' ').trim();
  const id = explicit ?? (label === '' ? undefined : slugOf(node, source));
  const children = state.all(node);
  if (node.depth === 1 || id === undefined)
    return headingElement({level: node.depth, linkLabel: label, children});
  claimId(id, node.position, source);
  const html = inlineHtml(children);
  if (html.trim() !== '') source.toc.push({html, id, level: node.depth});
  const aliases = source.aliases.get(id);
  const linkLabel = fillMessage(source.page.options.messages.headingLink, {heading: label || id});
  return headingElement({level: node.depth, id, aliases, linkLabel, children});
}

/**
 * Counts the title of a page among its headings, as Docusaurus does, although it has no anchor: the id of a later heading
 * with the same text ends in `-1`.
 */
export function countTitle(node: Heading, source: SourceContext): void {
  if (takeExplicitId(node, source) === undefined) slugOf(node, source);
}

/** Without the names of directives, such as `:N` in `M:N`, as in Docusaurus, unless the heading has no other text. */
function slugOf(node: Heading, source: SourceContext): string {
  const {slugger, page} = source;
  const text = textOf(node, source, false) || textOf(node, source);
  return slugger.slug(text, page.options.markdown.anchors.maintainCase);
}

/** Reads and removes `{#id}`, `{/* #id *\/}` or, in MDX, `<!-- #id -->` at the end of a heading. */
function takeExplicitId(node: Heading, source: SourceInput): string | undefined {
  const given = givenId(node);
  if (given !== undefined) return given;
  const last = node.children.at(-1);
  if (last === undefined) return undefined;
  const comment = source.format === 'mdx' ? commentText(last) : undefined;
  if (comment?.startsWith('#') && comment.length > 1) {
    node.children.pop();
    trimEnd(node);
    return comment.slice(1).split(/\s/)[0];
  }
  if (last.type !== 'text') return undefined;
  const match = /^(.*?)\s*\{#([^\s{}]+)\}\s*$/s.exec(last.value);
  if (match === null) {
    checkId(last, source);
    return undefined;
  }
  last.value = match[1] ?? '';
  if (last.value === '') node.children.pop();
  return match[2];
}

/** Warns about the end of a heading that is meant as an id, but would be shown as text. */
function checkId({value, position}: Text, source: SourceInput): void {
  const match = /\{#[^{}]*\}?\s*$/.exec(value);
  if (match === null || position === undefined) return;
  const {line, column} = position.start;
  const message = `\`${match[0].trim()}\` is shown as text, because it is not an id.`;
  const hint = 'Write an id as `{#name}`, without spaces; put text in backticks.';
  report(source, 'warning', {line, column: column + match.index}, message, hint);
}

/** Returns the id that a plugin has set on the heading. */
function givenId({data}: Heading): string | undefined {
  if (data === undefined) return undefined;
  const id: unknown = data.hProperties?.id ?? ('id' in data ? data.id : undefined);
  return typeof id === 'string' && id !== '' ? id : undefined;
}

function trimEnd(node: Heading): void {
  const last = node.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
}

/**
 * Returns the text of a heading: inline code and image descriptions count, HTML and comments do not.
 *
 * @param withNames Whether the name of a directive without a text counts, with its colon: it was not meant as a directive.
 */
function textOf(node: Nodes, source: SourceContext, withNames = true): string {
  if (node.type === 'html' || node.type === 'footnoteReference' || commentText(node) !== undefined) return '';
  if (node.type === 'mdxTextExpression') {
    const known = evaluateProgram(node.data?.estree, environmentOf(source));
    return typeof known?.value === 'string' || typeof known?.value === 'number'
      ? String(known.value)
      : node.value;
  }
  if (node.type === 'textDirective' && node.children.length === 0)
    return withNames ? `:${node.name}` : `:${node.name}`.replace(DIRECTIVE, '');
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map((child) => textOf(child, source, withNames)).join('') : '';
}
