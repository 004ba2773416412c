import type {Nodes, Properties} from 'hast';
import {escapeHtml, escapeText} from '../shared/html/escapeHtml.ts';
import {isVoidElement} from '../shared/html/isVoidElement.ts';

/**
 * Prints a tree of elements, text and raw HTML, such as the functions of `shared/markup` build: pages have thousands of
 * elements, and `hast-util-to-html`, which can print any tree in many ways, takes several times as long for them.
 *
 * @throws for a kind of node that such trees do not have
 */
export function printHtml(nodes: readonly Nodes[]): string {
  // Joined once at the end: a growing string keeps all of its parts in memory.
  const pieces: string[] = [];
  for (const node of nodes) printNode(node, pieces);
  return pieces.join('');
}

function printNode(node: Nodes, pieces: string[]): void {
  switch (node.type) {
    case 'text':
      pieces.push(escapeText(node.value));
      break;
    case 'raw':
      pieces.push(node.value);
      break;
    case 'element': {
      const {tagName, properties, children} = node;
      pieces.push('<', tagName);
      printAttributes(properties, pieces);
      pieces.push('>');
      for (const child of children) printNode(child, pieces);
      if (!isVoidElement(tagName)) pieces.push('</', tagName, '>');
      break;
    }
    default:
      throw new Error(`A tree to print holds a node of the type ${node.type}.`);
  }
}

function printAttributes(properties: Properties, pieces: string[]): void {
  for (const name in properties) {
    const value = properties[name];
    if (value === undefined || value === null || value === false) continue;
    pieces.push(' ', attributeOf(name));
    if (value === true) continue;
    pieces.push('="', escapeHtml(Array.isArray(value) ? value.join(' ') : String(value)), '"');
  }
}

const attributes = new Map<string, string>([
  ['className', 'class'],
  ['htmlFor', 'for'],
]);

/**
 * Returns the name of an attribute, which may also be given in its HTML form: `dataTabGroup` → `data-tab-group`,
 * `ariaLabelledBy` → `aria-labelledby`, `tabIndex` → `tabindex`.
 */
function attributeOf(property: string): string {
  const known = attributes.get(property);
  if (known !== undefined) return known;
  const attribute = /^data[A-Z]/.test(property)
    ? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : property.replace(/^aria(?=[A-Z])/, 'aria-').toLowerCase();
  attributes.set(property, attribute);
  return attribute;
}
