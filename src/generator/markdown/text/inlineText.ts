import type {Nodes} from 'mdast';
import {isComment} from '../syntax/comments.ts';
import {evaluateProgram} from '../estree/evaluate.ts';
import {imageText, linkText, marked, plainText} from './inlineParts.ts';
import {inlineTag} from './jsxInline.ts';
import {childrenContent, environmentIn} from './partialContent.ts';
import {mathText} from './mathText.ts';
import {shownText} from './typography.ts';
import {codeSpan, escapeText} from './syntax.ts';
import {propertyOf, type TextWriter} from './TextWriter.ts';

/** Inline content as Markdown; line breaks stay. */
export function inlineText(nodes: readonly Nodes[], writer: TextWriter): string {
  let text = '';
  for (const [index, node] of nodes.entries()) {
    const part = nodeText(node, writer);
    // `!` before a link would make an image of it.
    const isMark = part.endsWith('!') && isBracketed(nodes[index + 1]);
    text += isMark ? `${part.slice(0, -1)}\\!` : part;
  }
  return text;
}

function isBracketed(node: Nodes | undefined): boolean {
  return node?.type === 'link' || node?.type === 'linkReference' || node?.type === 'footnoteReference';
}

function nodeText(node: Nodes, writer: TextWriter): string {
  switch (node.type) {
    case 'text':
      // Readers see the plain text in search, as they see it in the page; the Markdown is as it was written.
      writer.outline.add(shownText(node, writer.source));
      return escapeText(node.value);
    case 'inlineCode':
      writer.outline.add(node.value);
      return codeSpan(node.value);
    case 'emphasis':
      return marked(inlineText(node.children, writer), '*');
    case 'strong':
      return marked(inlineText(node.children, writer), '**');
    case 'delete':
      return marked(inlineText(node.children, writer), '~~');
    case 'break':
      writer.outline.add(' ');
      return '\\\n';
    case 'link':
    case 'linkReference': {
      const text = inlineText(node.children, writer);
      const href = propertyOf(node, 'href', writer);
      if (href === undefined) return node.type === 'link' ? text : `\\[${text}\\]`;
      return linkText(text, href, propertyOf(node, 'title', writer));
    }
    case 'image':
    case 'imageReference': {
      const src = propertyOf(node, 'src', writer);
      return src === undefined
        ? escapeText(node.alt ?? '')
        : imageText(src, node.alt ?? '', propertyOf(node, 'title', writer), writer);
    }
    case 'footnoteReference':
      return `[^${node.label ?? node.identifier}]`;
    case 'html':
      return isComment(node) ? '' : node.value;
    case 'mdxTextExpression':
    case 'mdxFlowExpression': {
      const children = childrenContent(node, writer);
      if (children !== undefined) return inlineText(children.nodes, children.writer);
      const value = evaluateProgram(node.data?.estree, environmentIn(writer))?.value;
      const isText = typeof value === 'string' || typeof value === 'number';
      return isText ? plainText(String(value).replace(/\s+/g, ' '), writer) : '';
    }
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return inlineTag(node, writer);
    case 'textDirective':
      if (node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0)
        return plainText(`:${node.name}`, writer);
      return inlineText(node.children, writer);
    default:
      return 'children' in node ? inlineText(node.children, writer) : mathText(node);
  }
}
