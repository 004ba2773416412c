import type {Element, Nodes, Root} from 'hast';
import type {PageText} from '../../shared/page/PageText.ts';
import {createOutline, type Outline} from './createOutline.ts';
import type {NodeText} from './NodeText.ts';
import {codeSpan, escapeAddress, escapeText, prefixLines} from './syntax.ts';

/**
 * Writes a tree of elements as portable Markdown (GitHub Flavored Markdown), and its sections for search. Elements are
 * written as their content unless their `NodeText` differs; only headings are added to search by default.
 *
 * @param names Names of the page itself.
 */
export function treeText(tree: Root, names?: string[]): PageText {
  const outline = createOutline(names);
  const blocks = blocksOf(tree.children, outline);
  return {markdown: blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`, sections: outline.sections()};
}

/** The Markdown of certain nodes of a tree. */
export function markdownOf(nodes: readonly Nodes[]): string {
  return blocksOf(nodes, createOutline()).join('\n\n');
}

function blocksOf(nodes: readonly Nodes[], outline: Outline): string[] {
  return nodes.flatMap((node) => blocksOfNode(node, outline)).filter((block) => block.trim() !== '');
}

function blocksOfNode(node: Nodes, outline: Outline): string[] {
  const own = textOf(node);
  if (own?.plain !== undefined) outline.add(own.plain);
  for (const section of own?.sections ?? []) outline.insert(section);
  if (own?.markdown !== undefined) return [own.markdown];
  if (node.type !== 'element') return node.type === 'text' ? [escapeText(node.value)] : [];
  const {tagName, children, properties} = node;
  switch (tagName) {
    case 'h2':
    case 'h3':
    case 'h4':
      return [headingText(node, Number(tagName.slice(1)), outline)];
    case 'p':
    case 'summary':
      return [lineOf(children)];
    case 'ul':
      // The panels of tabs have the labels.
      return properties.role === 'tablist' ? [] : [listText(children)];
    case 'dl':
      return [factsText(children)];
    case 'div': {
      const blocks = blocksOf(children, outline);
      if (properties.role === 'note') return [prefixLines(blocks.join('\n\n'), '> ', '> ')];
      const isTab = properties.role === 'tabpanel';
      return isTab ? [`**${escapeText(String(properties['data-label']))}**`, ...blocks] : blocks;
    }
    default:
      return blocksOf(children, outline);
  }
}

function textOf(node: Nodes): NodeText | undefined {
  return node.type === 'element' || node.type === 'raw' ? node.data?.text : undefined;
}

/** A heading; one with an id begins a section. */
function headingText(heading: Element, depth: number, outline: Outline): string {
  const words = plainText(heading.children).replace(/\s+/g, ' ').trim();
  const {id} = heading.properties;
  if (typeof id === 'string') {
    const {names, method} = textOf(heading) ?? {};
    const own = {...(names && {names}), ...(method !== undefined && {method})};
    outline.heading(depth, id, () => outline.add(words), own);
  }
  // Trailing number signs would close the heading.
  return `${'#'.repeat(depth)} ${lineOf(heading.children).replace(/(^|\s)(#+)$/, '$1\\$2')}`;
}

/** A list, with those in its items after their words. */
function listText(items: readonly Nodes[]): string {
  return items
    .filter((item) => item.type === 'element')
    .flatMap(({children}) => {
      const lists = children.filter((child) => child.type === 'element' && child.tagName === 'ul');
      const words = children.filter((child) => !lists.includes(child));
      return [`- ${lineOf(words)}`, ...lists.map((list) => prefixLines(markdownOf([list]), '  ', '  '))];
    })
    .join('\n');
}

/** Terms and their descriptions, as a list. */
function factsText(items: readonly Nodes[]): string {
  let text = '';
  for (const item of items) {
    if (item.type !== 'element') continue;
    const line = lineOf(item.children);
    text += item.tagName === 'dt' ? `${text === '' ? '' : '\n'}- ${line}: ` : line;
  }
  return text;
}

/** Inline content on one line. */
function lineOf(nodes: readonly Nodes[]): string {
  return inlineOf(nodes)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

function inlineOf(nodes: readonly Nodes[]): string {
  return nodes.map(inlineOfNode).join('');
}

function inlineOfNode(node: Nodes): string {
  const own = textOf(node)?.markdown;
  if (own !== undefined) return own;
  if (node.type === 'text') return escapeText(node.value);
  if (node.type !== 'element') return '';
  const {tagName, children, properties} = node;
  switch (tagName) {
    case 'code':
      return codeSpan(plainText(children));
    case 'strong':
      return `**${inlineOf(children)}**`;
    case 'a': {
      const text = inlineOf(children);
      const {href} = properties;
      return typeof href === 'string' && text !== '' ? `[${text}](${escapeAddress(href)})` : text;
    }
    case 'button':
      return '';
    default:
      return inlineOf(children);
  }
}

function plainText(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.value : 'children' in node ? plainText(node.children) : ''))
    .join('');
}
