import type {Nodes, Parents, Text} from 'mdast';
import type {SourceContext} from '../SourceContext.ts';
import {isVerbatim} from '../../shared/text/typographicHtml.ts';
import {type TextSurroundings, typographicText} from '../../shared/text/typographicText.ts';

/** A text as readers see it. */
export function shownText(node: Text, {typography, page}: SourceContext): string {
  const around = typography?.get(node);
  const marks = page.options.quotationMarks;
  return around && marks ? typographicText(node.value, marks, around) : node.value;
}

const INLINE = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'textDirective',
]);

/**
 * The texts of a tree whose quotation marks, apostrophes and dashes are replaced, each with its context. Verbatim text
 * is not among them.
 */
export function typographyOf(tree: Nodes): Map<Text, TextSurroundings> {
  const found = new Map<Text, TextSurroundings>();
  setBlock(tree, {found, before: '', verbatim: 0});
  return found;
}

interface Progress {
  found: Map<Text, TextSurroundings>;
  /** Last character of the line so far. */
  before: string;
  /** How many elements of HTML are open whose text is verbatim. */
  verbatim: number;
}

function setBlock(node: Nodes, progress: Progress): void {
  if ('name' in node && isVerbatim(node.name ?? '')) return;
  if (!('children' in node)) return;
  for (const child of node.children) {
    if (!INLINE.has(node.type) && INLINE.has(child.type)) {
      setLine(node, progress);
      return;
    }
  }
  for (const child of node.children) setBlock(child, progress);
}

/** The inline content of a block. */
function setLine(parent: Parents, progress: Progress): void {
  progress.before = '';
  progress.verbatim = 0;
  setInline(parent, progress);
}

function setInline(parent: Parents, progress: Progress): void {
  for (const [index, node] of parent.children.entries()) {
    if (node.type === 'text') setText(node, startOf(parent.children[index + 1]), progress);
    else if (node.type === 'break') progress.before = '';
    else if (node.type === 'html') followTag(node.value, progress);
    else if ('name' in node && isVerbatim(node.name ?? '')) progress.before = 'x';
    else if ('children' in node) {
      if (INLINE.has(node.type)) setInline(node, progress);
      else setBlock(node, {...progress, before: ''});
    } else progress.before = 'x';
  }
}

/** Returns what counts as the first character of a node. */
function startOf(node: Nodes | undefined): string {
  if (!node || node.type === 'break' || node.type === 'html') return '';
  return node.type === 'text' ? node.value.slice(0, 1) : 'x';
}

function setText(node: Text, after: string, progress: Progress): void {
  const {value} = node;
  const {before} = progress;
  if (progress.verbatim === 0) progress.found.set(node, {before, after});
  progress.before = value.slice(-1) || progress.before;
}

/** In CommonMark, a tag is a separate node, followed by its content. */
function followTag(html: string, progress: Progress): void {
  const [, end, name = ''] = /^<(\/?)([a-z]\w*)/i.exec(html) ?? [];
  if (!isVerbatim(name.toLowerCase())) return;
  progress.verbatim = Math.max(0, progress.verbatim + (end ? -1 : 1));
  progress.before = 'x';
}
