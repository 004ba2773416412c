import type {Nodes} from 'mdast';
import {isJsxElement} from '../expressions/jsxAttributes.ts';
import {isComment} from '../syntax/comments.ts';
import {admonitionText, cellTexts, codeText, headingText, quoteText} from './blockParts.ts';
import {drawingOf} from './diagramWords.ts';
import {inlineText} from './inlineText.ts';
import {isInlineTag, jsxBlocks} from './jsxBlocks.ts';
import {childrenContent} from './partialContent.ts';
import {isInlineMath, mathText} from './mathText.ts';
import {listText} from './listText.ts';
import {escapeLineStarts, prefixLines, tableText} from './syntax.ts';
import {propertyOf, type TextWriter} from './TextWriter.ts';

/** The blocks of some content, each Markdown by itself. Inline nodes between blocks become paragraphs. */
export function blockTexts(nodes: readonly Nodes[], writer: TextWriter): string[] {
  const blocks: string[] = [];
  let inline: Nodes[] = [];
  let listMark = false;
  const flush = () => {
    if (inline.length > 0) push(blocks, [paragraphText(inline, writer)], writer);
    inline = [];
  };
  for (const node of nodes) {
    const children = node.type === 'mdxFlowExpression' ? childrenContent(node, writer) : undefined;
    if (children !== undefined) {
      flush();
      push(blocks, blockTexts(children.nodes, children.writer), writer);
      continue;
    }
    if (isInline(node)) {
      inline.push(node);
      continue;
    }
    flush();
    if (node.type === 'list') {
      // Two lists in a row need different marks, or they are one.
      listMark = !listMark;
      push(blocks, [listText(node, !listMark, writer)], writer);
      continue;
    }
    const before = blocks.length;
    push(blocks, blocksOf(node, writer), writer);
    if (blocks.length > before) listMark = false;
  }
  flush();
  return blocks;
}

function push(blocks: string[], more: string[], {outline}: TextWriter): void {
  for (const block of more) if (block !== '') blocks.push(block);
  outline.add(' ');
}

const INLINE: ReadonlySet<string> = new Set([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'break',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
  'textDirective',
  'mdxTextExpression',
  'mdxFlowExpression',
  'mdxJsxTextElement',
]);

function isInline(node: Nodes): boolean {
  if (isJsxElement(node)) return isInlineTag(node);
  return INLINE.has(node.type) || isInlineMath(node);
}

function blocksOf(node: Nodes, writer: TextWriter): string[] {
  switch (node.type) {
    case 'paragraph':
      // A paragraph of block elements written as JSX is not a paragraph.
      return node.children.every((child) => isInline(child) || child.type === 'html')
        ? [paragraphText(node.children, writer)]
        : blockTexts(node.children, writer);
    case 'heading':
      return [headingText(node.depth, propertyOf(node, 'id', writer), node.children, writer)];
    case 'code':
      return [
        codeText(
          {code: node.value, language: node.lang ?? '', meta: node.meta ?? ''},
          writer,
          drawingOf(node, writer),
        ),
      ];
    case 'blockquote':
      return quoteText(blockTexts(node.children, writer));
    case 'thematicBreak':
      return ['***'];
    case 'table': {
      const rows = node.children.map((row) => cellTexts(row.children, writer));
      return [tableText(rows, node.align ?? [])];
    }
    case 'html':
      return isComment(node) ? [] : [htmlText(node.value, writer)];
    case 'footnoteDefinition':
      return [
        prefixLines(
          blockTexts(node.children, writer).join('\n\n'),
          `[^${node.label ?? node.identifier}]: `,
          '    ',
        ),
      ];
    case 'containerDirective': {
      const [first] = node.children;
      const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
      const body = hasLabel ? node.children.slice(1) : node.children;
      const label = hasLabel ? inlineText(first.children, writer) : (node.attributes?.title ?? '');
      const element = writer.source.elements.get(node);
      const isAdmonition = element?.type === 'element' && element.properties.role === 'note';
      if (isAdmonition) return admonitionText(node.name, label, () => blockTexts(body, writer), writer);
      return [label, ...blockTexts(body, writer)];
    }
    case 'leafDirective':
      return [paragraphText(node.children, writer)];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return jsxBlocks(node, writer);
    case 'definition':
      return [];
    default:
      return 'children' in node ? blockTexts(node.children, writer) : [mathText(node)].filter(Boolean);
  }
}

function paragraphText(nodes: readonly Nodes[], writer: TextWriter): string {
  const text = inlineText(nodes, writer)
    .replace(/\\\n\s*$/, '')
    .trim();
  return escapeLineStarts(text).replace(/\n\s*(?=\n)/g, '');
}

/** HTML of a CommonMark page is kept; its text is searchable. */
function htmlText(html: string, {outline}: TextWriter): string {
  outline.add(html.replace(/<[^>]*>/g, ' '));
  return html.replace(/\n(?:[ \t]*\n)+/g, '\n').trim();
}
