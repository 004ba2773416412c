import type {Element, Nodes, Properties} from 'hast';
import type {Raw} from 'mdast-util-to-hast';
import {find, html, type Info, type Schema, svg} from 'property-information';
import {escapeHtml, escapeText} from './escapeHtml.ts';
import {isVoidElement} from './isVoidElement.ts';

/** SVG elements whose content is HTML (HTML standard, "HTML integration point"). */
const HTML_IN_SVG = new Set(['desc', 'foreignObject', 'title']);

/** Elements whose text is not escaped. */
const RAW_TEXT = new Set(['script', 'style']);

/**
 * Prints a hast tree as HTML. A build prints each page, and `hast-util-to-html`, whose options decide about each quote
 * and each tag, takes several times as long.
 *
 * @param nodes May contain raw HTML, which is printed as it is.
 * @param space `svg` for the content of an SVG (default: `html`).
 * @throws for a kind of node that HTML does not have
 */
export function printHtml(nodes: readonly (Nodes | Raw)[], space: 'html' | 'svg' = 'html'): string {
  // Joined once at the end: a growing string keeps all of its parts in memory.
  const pieces: string[] = [];
  for (const node of nodes) printNode(node, space === 'svg' ? SVG : HTML, pieces);
  return pieces.join('');
}

function printNode(node: Nodes | Raw, space: Space, pieces: string[]): void {
  switch (node.type) {
    case 'text':
      pieces.push(escapeText(node.value));
      break;
    case 'element':
      printElement(node, space, pieces);
      break;
    case 'raw':
      pieces.push(node.value);
      break;
    case 'root':
      for (const child of node.children) printNode(child, space, pieces);
      break;
    case 'comment':
      pieces.push('<!--', commentText(node.value), '-->');
      break;
    case 'doctype':
      pieces.push('<!doctype html>');
      break;
    default:
      throw new Error(`A tree to print contains a node of the type ${(node as {type: string}).type}.`);
  }
}

function printElement(
  {tagName, properties, children, content}: Element,
  around: Space,
  pieces: string[],
): void {
  const space = around === HTML && tagName === 'svg' ? SVG : around;
  pieces.push('<', tagName);
  printAttributes(properties, space, pieces);
  pieces.push('>');
  if (around === HTML && children.length === 0 && isVoidElement(tagName)) return;
  const inside = space === SVG && HTML_IN_SVG.has(tagName) ? HTML : space;
  for (const child of content?.children ?? children) {
    if (child.type === 'text' && RAW_TEXT.has(tagName)) pieces.push(child.value);
    else printNode(child, inside, pieces);
  }
  pieces.push('</', tagName, '>');
}

function printAttributes(properties: Properties, {attributes, schema}: Space, pieces: string[]): void {
  for (const name in properties) {
    const value = properties[name];
    if (value === undefined || value === null || value === false) continue;
    let info = attributes.get(name);
    if (!info) {
      info = attributeOf(name, schema);
      attributes.set(name, info);
    }
    const {attribute, isBoolean, mayHaveValue, isCommaSeparated} = info;
    if (value === true) pieces.push(' ', attribute);
    else if (isBoolean && (typeof value !== 'string' || value === '' || value === attribute)) {
      if (value || (mayHaveValue && value === '')) pieces.push(' ', attribute);
    } else if (!Number.isNaN(value)) {
      const text = Array.isArray(value) ? value.join(isCommaSeparated ? ', ' : ' ') : String(value);
      pieces.push(' ', attribute, '="', escapeHtml(text), '"');
    }
  }
}

/** HTML or SVG, whose attributes differ in the case of their names. */
interface Space {
  schema: Schema;
  /** The attributes seen so far, by the name of the property. */
  attributes: Map<string, Attribute>;
}

interface Attribute {
  attribute: string;
  /** Whether it need not have a value. */
  isBoolean: boolean;
  /** Whether a boolean one may have one, such as `download`: only then an empty value is not the same as false. */
  mayHaveValue: boolean;
  isCommaSeparated: boolean;
}

const HTML: Space = {schema: html, attributes: new Map()};
const SVG: Space = {schema: svg, attributes: new Map()};

function attributeOf(property: string, schema: Schema): Attribute {
  // It finds nothing for names that every object has, such as `constructor`.
  const info: Info | undefined = find(schema, property);
  return {
    attribute: escapeHtml(info?.attribute ?? property),
    isBoolean: info !== undefined && (info.boolean || info.overloadedBoolean),
    mayHaveValue: info?.overloadedBoolean ?? false,
    isCommaSeparated: info?.commaSeparated ?? false,
  };
}

/** Escapes what would end a comment (HTML standard, "Comments"). */
function commentText(text: string): string {
  return text.replace(/^>|^->|<!--|-->|--!>|<!-$/g, escapeHtml);
}
