import type {Nodes, Paragraph, PhrasingContent} from 'mdast';
import {decodeEntities} from '../../shared/html/decodeEntities.ts';
import {isAllowedTag} from './sanitizeDescription.ts';

/** Elements that Markdown has a form for. */
const KINDS: Readonly<Record<string, 'strong' | 'emphasis' | 'inlineCode' | 'link'>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  code: 'inlineCode',
  kbd: 'inlineCode',
  samp: 'inlineCode',
  tt: 'inlineCode',
  a: 'link',
};

/** A tag or a comment. */
const TAG = /(<!--[\s\S]*?-->|<\/?[a-z][^<>]*>)/i;

/** Tags that begin or end a block. */
const BLOCK =
  /<\/?(?:p|div|ul|ol|li|dl|dt|dd|h[1-6]|table|thead|tbody|tr|pre|blockquote|hr|details|summary|br)\b[^<>]*>/i;

/** A block of HTML as paragraphs. */
export function htmlParagraphs(html: string): Paragraph[] {
  return html
    .split(BLOCK)
    .map((block): Paragraph => {
      const nodes = block
        .split(TAG)
        .map(
          (value, index): PhrasingContent =>
            index % 2 === 1 ? {type: 'html', value} : {type: 'text', value: decodeEntities(value)},
        );
      return {type: 'paragraph', children: withoutHtml(nodes)};
    })
    .filter(({children}) => children.length > 0);
}

/**
 * Inline nodes with HTML in its Markdown form: emphasis, code and links; the text of other elements that a page shows.
 * Other tags stay as text.
 */
export function withoutHtml(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return spaced(nested(nodes));
}

function nested(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node?.type !== 'html') {
      if (node) result.push(node);
      continue;
    }
    const name = /^<([a-z]+)/i.exec(node.value)?.[1]?.toLowerCase() ?? '';
    const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
    const end = kind ? nodes.findIndex((other, at) => at > index && isEndOf(name, other)) : -1;
    if (kind === undefined || end === -1) result.push(textOfTag(node.value));
    else {
      result.push(...elementOf(kind, node.value, nodes.slice(index + 1, end)));
      index = end;
    }
  }
  return result;
}

function isEndOf(name: string, node: PhrasingContent): boolean {
  return node.type === 'html' && node.value.toLowerCase().replace(/\s/g, '') === `</${name}>`;
}

/** Elements with the spaces at their ends outside, where Markdown needs them. */
function elementOf(
  kind: 'strong' | 'emphasis' | 'inlineCode' | 'link',
  tag: string,
  inner: readonly PhrasingContent[],
): PhrasingContent[] {
  const children = withoutHtml(inner);
  const text = inner.map(plainText).join('');
  if (children.length === 0) return [];
  const own = (): PhrasingContent => {
    if (kind === 'inlineCode') return {type: kind, value: text.replace(/\s+/g, ' ').trim()};
    if (kind !== 'link') return {type: kind, children};
    const url = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag);
    return {
      type: 'link',
      url: decodeEntities(url?.[1] ?? url?.[2] ?? ''),
      children: children.filter((child) => child.type !== 'link' && child.type !== 'linkReference'),
    };
  };
  const space = (has: boolean): PhrasingContent[] => (has ? [{type: 'text', value: ' '}] : []);
  return [...space(/^\s/.test(text)), own(), ...space(/\s$/.test(text))];
}

function plainText(node: Nodes): string {
  if (node.type === 'html') return textOfTag(node.value).value;
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** Tags that the page treats as HTML are left out. */
function textOfTag(tag: string): {type: 'text'; value: string} {
  const name = /^<\/?([a-z][\w-]*)/i.exec(tag)?.[1];
  const isLeftOut = tag.startsWith('<!--') || (name !== undefined && isAllowedTag(name));
  return {type: 'text', value: isLeftOut ? (isBreak(name) ? ' ' : '') : tag};
}

function isBreak(name: string | undefined): boolean {
  return name?.toLowerCase() === 'br';
}

/** Joins texts, with one space where there are several, and none at the ends. */
function spaced(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node.type === 'text' ? {...node} : node);
  }
  joined.forEach((node, index) => {
    if (node.type !== 'text') return;
    node.value = node.value.replace(/\s*\n\s*/g, '\n').replace(/[^\S\n]+/g, ' ');
    if (index === 0) node.value = node.value.trimStart();
    if (index === joined.length - 1) node.value = node.value.trimEnd();
  });
  return joined.filter((node) => node.type !== 'text' || node.value !== '');
}
