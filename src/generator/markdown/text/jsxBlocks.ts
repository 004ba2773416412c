import type {Nodes} from 'mdast';
import {attributeValue, isJsxElement, type JsxElement} from '../expressions/jsxAttributes.ts';
import type {SourceNames} from '../SourceContext.ts';
import {admonitionText, cellTexts, codeText, headingText, quoteText} from './blockParts.ts';
import {plainText} from './inlineParts.ts';
import {inlineText} from './inlineText.ts';
import {attributeText, contentText, INVISIBLE} from './jsxInline.ts';
import {environmentIn, isPartial, partialContent} from './partialContent.ts';
import {itemText} from './listText.ts';
import {codeFence, escapeText, tableText} from './syntax.ts';
import type {TextWriter} from './TextWriter.ts';

const INLINE_TAGS = new Set(
  'a b strong em i cite del s u code kbd samp var span sub sup small mark abbr q br img label Link'.split(
    ' ',
  ),
);

/** Whether an element belongs to a line of text and not between paragraphs. */
export function isInlineTag({type, name}: JsxElement): boolean {
  if (name === null) return false;
  if (INLINE_TAGS.has(name)) return true;
  // A component inside of a paragraph is a part of its text.
  return type === 'mdxJsxTextElement' && /^[A-Z]/.test(name);
}

/** JSX between paragraphs as Markdown: elements in their Markdown form, components as their text. */
export function jsxBlocks(node: JsxElement, writer: TextWriter): string[] {
  const {source} = writer;
  const element = source.elements.get(node);
  const code = element?.type === 'element' ? element.data?.code : undefined;
  if (code !== undefined) return [codeText(code, writer)];
  if (isPartial(node, source)) {
    const content = partialContent(node, writer);
    return content === undefined ? [] : writer.blockTexts(content.nodes, content.writer);
  }
  const name = componentName(node.name, source);
  if (INVISIBLE.has(name)) return [];
  if (/^h[1-6]$/.test(name)) return [headingBlock(node, Number(name.slice(1)), writer)];
  switch (name) {
    case 'p':
      return writer.blockTexts(node.children, writer);
    case 'hr':
      return ['***'];
    case 'blockquote':
      return quoteText(writer.blockTexts(node.children, writer));
    case 'pre':
      return [codeFence(contentText(node, writer).trim(), '')];
    case 'ul':
    case 'ol': {
      const items = elementsNamed(node, ['li'], ['ul', 'ol']);
      const mark = (index: number) => (name === 'ol' ? `${index + 1}.` : '-');
      return [
        items
          .map((item, index) => itemText(writer.blockTexts(item.children, writer), mark(index), true))
          .join('\n'),
      ];
    }
    case 'table':
      return tableBlocks(node, writer);
    case 'details':
    case 'Details':
      return detailsBlocks(node, writer);
    case 'Tabs':
      return tabsBlocks(node, writer);
    case 'Admonition':
      return admonitionText(
        attributeText(node, 'type', writer) ?? 'note',
        plainText(attributeText(node, 'title', writer) ?? '', writer),
        () => writer.blockTexts(node.children, writer),
        writer,
      );
    default:
      return componentBlocks(node, name, writer);
  }
}

/** The name of an element: that of the theme's component where it is imported from there. */
function componentName(name: string | null, source: SourceNames): string {
  if (name === null) return 'div';
  const binding = source.bindings.get(name);
  const [, themed] = binding?.kind === 'component' ? (/^@theme\/(\w+)$/.exec(binding.key) ?? []) : [];
  return themed ?? name;
}

function headingBlock(node: JsxElement, depth: number, writer: TextWriter): string {
  return headingText(depth, attributeText(node, 'id', writer), node.children, writer);
}

function detailsBlocks(node: JsxElement, writer: TextWriter): string[] {
  const own = elementsNamed(node, ['summary'], [])[0];
  const label = own
    ? inlineText(own.children, writer).trim()
    : plainText(attributeText(node, 'summary', writer) ?? 'Details', writer);
  writer.outline.add(' ');
  const body = node.children.filter((child) => !holds(child, own));
  return [bold(label), ...writer.blockTexts(body, writer)];
}

function tabsBlocks(node: JsxElement, writer: TextWriter): string[] {
  const labels = tabLabels(node, writer);
  return elementsNamed(node, ['TabItem'], ['Tabs']).flatMap((item) => {
    const value = attributeText(item, 'value', writer) ?? '';
    const label = labels.get(value) ?? attributeText(item, 'label', writer) ?? value;
    const title = bold(plainText(label, writer));
    writer.outline.add(' ');
    return [title, ...writer.blockTexts(item.children, writer)];
  });
}

/** Labels that `<Tabs values={[…]}>` gives, by value. */
function tabLabels(node: JsxElement, writer: TextWriter): Map<string, string> {
  const labels = new Map<string, string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'values') continue;
    const list = attributeValue(attribute, environmentIn(writer))?.value;
    for (const entry of Array.isArray(list) ? list : []) {
      const {value, label} = Object(entry);
      if (typeof value === 'string' && typeof label === 'string') labels.set(value, label);
    }
  }
  return labels;
}

function tableBlocks(node: JsxElement, writer: TextWriter): string[] {
  const rows = elementsNamed(node, ['tr'], []).map((row) => elementsNamed(row, ['th', 'td'], []));
  const cells = rows.map((row) => cellTexts(row, writer));
  if (cells.length === 0) return [];
  const hasHead = rows[0]?.every(({name}) => name === 'th') ?? false;
  return [tableText(hasHead ? cells : [[], ...cells])];
}

/** Any other component: its content; a component without content that runs in the page is named. */
function componentBlocks(node: JsxElement, name: string, writer: TextWriter): string[] {
  const blocks = writer.blockTexts(node.children, writer);
  const isLive =
    writer.source.bindings.get(node.name?.split('.')[0] ?? '')?.kind === 'component' && blocks.length === 0;
  if (!isLive) return blocks;
  const label = attributeText(node, 'title', writer) ?? attributeText(node, 'name', writer);
  return [`*Live on the page: ${escapeText(label ?? name)}*`];
}

/** Returns the elements of the given names below a node, except those nested in other such elements. */
function elementsNamed(node: Nodes, names: readonly string[], borders: readonly string[]): JsxElement[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child): JsxElement[] => {
    if (isJsxElement(child)) {
      if (names.includes(child.name ?? '')) return [child];
      if (borders.includes(child.name ?? '')) return [];
    }
    return elementsNamed(child, names, borders);
  });
}

function holds(node: Nodes, wanted: Nodes | undefined): boolean {
  if (node === wanted) return true;
  return node.type === 'paragraph' && node.children.some((child) => holds(child, wanted));
}

function bold(text: string): string {
  return text === '' ? '' : text.includes('**') ? text : `**${text}**`;
}
