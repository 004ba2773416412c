import type {ElementContent} from 'hast';
import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import {printHtml} from '../../shared/html/printHtml.ts';

const UNWRAPPED = new Set(['a']);
const DROPPED = new Set(['img', 'picture', 'svg', 'sup']);

/**
 * Writes the content of a heading as the HTML of a label: links lose their anchor, images and footnote marks are
 * removed, and components written in JSX are replaced by their content (Docusaurus, table of contents).
 */
export function inlineHtml(nodes: ElementContent[]): string {
  if (nodes.every((node) => node.type === 'text')) {
    return escapeHtml(nodes.map((node) => (node.type === 'text' ? node.value : '')).join('')).trim();
  }
  return printHtml(nodes.flatMap(labelNodes)).trim();
}

/** Renders the content of a title as HTML: like a label, but with links and images. */
export function titleHtml(nodes: ElementContent[]): string {
  return printHtml(nodes.flatMap(staticNodes)).trim();
}

function labelNodes(node: ElementContent): ElementContent[] {
  if (node.type === 'element') {
    if (DROPPED.has(node.tagName)) return [];
    const children = node.children.flatMap(labelNodes);
    if (UNWRAPPED.has(node.tagName)) return children;
    const {className} = node.properties;
    return [{type: 'element', tagName: node.tagName, properties: className ? {className} : {}, children}];
  }
  return isJsx(node) ? node.children.flatMap(labelNodes) : keep(node);
}

function staticNodes(node: ElementContent): ElementContent[] {
  if (node.type === 'element') return [{...node, children: node.children.flatMap(staticNodes)}];
  return isJsx(node) ? node.children.flatMap(staticNodes) : keep(node);
}

function isJsx(node: ElementContent): node is ElementContent & {children: ElementContent[]} {
  return 'children' in node && node.type !== 'element';
}

function keep(node: ElementContent): ElementContent[] {
  return node.type === 'text' || node.type === 'raw' ? [node] : [];
}
