import {type DefaultTreeAdapterTypes as Tree, parseFragment} from 'parse5';

/** An element of a page. Names are those of HTML, SVG and MathML, such as `class`, `viewBox` and `xlink:href`. */
export interface ChapterElement {
  name: string;
  /** The address of its namespace. */
  space: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly ChapterNode[];
}

/** An element or a text. */
export type ChapterNode = ChapterElement | string;

/**
 * Parses the HTML of a page as a browser without scripts does. Books have no use for comments and templates.
 *
 * The attributes stay as they are, since a book changes few of them; as a hast tree, of which each attribute has a
 * property with a type, a page takes almost twice as long.
 */
export function parseChapter(html: string): ChapterNode[] {
  return nodesOf(parseFragment(html, {scriptingEnabled: false}));
}

function nodesOf({childNodes}: Tree.ParentNode): ChapterNode[] {
  const nodes: ChapterNode[] = [];
  for (const node of childNodes) {
    if ('tagName' in node) nodes.push(elementOf(node));
    else if ('value' in node) nodes.push(node.value);
  }
  return nodes;
}

function elementOf(element: Tree.Element): ChapterElement {
  const attributes = new Map<string, string>();
  for (const {prefix, name, value} of element.attrs)
    attributes.set(prefix ? `${prefix}:${name}` : name, value);
  return {name: element.tagName, space: element.namespaceURI, attributes, children: nodesOf(element)};
}
