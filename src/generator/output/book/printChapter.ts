import {html} from 'parse5';
import {escapeHtml, escapeText} from '../../shared/html/escapeHtml.ts';
import {withoutControls} from '../../shared/html/escapeXml.ts';
import {isVoidElement} from '../../shared/html/isVoidElement.ts';
import type {ChapterElement, ChapterNode} from './chapterTree.ts';

/** Prints a chapter as HTML. */
export function printAsHtml(nodes: readonly ChapterNode[]): string {
  return print(nodes, false);
}

/** Prints a chapter as a section of an XHTML document, with the namespaces that are declared for its SVG and MathML. */
export function printAsXhtml(nodes: readonly ChapterNode[]): string {
  return withoutControls(`<section>${print(nodes, true)}</section>`);
}

function print(nodes: readonly ChapterNode[], isXml: boolean): string {
  const pieces: string[] = [];
  const printNodes = (children: readonly ChapterNode[], parent?: ChapterElement): void => {
    for (const node of children) {
      if (typeof node === 'string') pieces.push(isXml || !isRawText(parent) ? textOf(node) : node);
      else if (isXml && !isXmlName(node.name)) printNodes(node.children, parent);
      else printElement(node, parent?.space ?? html.NS.HTML);
    }
  };
  const textOf = (text: string): string =>
    isXml ? escapeText(text).replaceAll(']]>', ']]&gt;') : escapeText(text);
  const printElement = (element: ChapterElement, spaceAround: string): void => {
    const {name, space, attributes, children} = element;
    pieces.push('<', name);
    if (isXml) {
      if (space !== spaceAround && !attributes.has('xmlns')) pieces.push(` xmlns="${space}"`);
      if (mustDeclareXlink(attributes)) pieces.push(` xmlns:xlink="${html.NS.XLINK}"`);
    }
    for (const [attribute, value] of attributes) {
      if (!isXml || isXmlName(attribute)) pieces.push(' ', attribute, '="', escapeHtml(value), '"');
    }
    const isVoid = space === html.NS.HTML && isVoidElement(name);
    if (isVoid && !isXml) pieces.push('>');
    // In HTML, only elements of SVG and MathML may be closed in this way.
    else if (isVoid || (children.length === 0 && space !== html.NS.HTML)) pieces.push('/>');
    else {
      pieces.push('>');
      printNodes(children, element);
      pieces.push('</', name, '>');
    }
  };
  printNodes(nodes);
  return pieces.join('');
}

/** Whether HTML does not escape the text of an element (HTML standard, "Raw text elements"); other such elements are in no book. */
function isRawText(element: ChapterElement | undefined): boolean {
  return element?.name === 'style' && element.space === html.NS.HTML;
}

const known = new Map<string, boolean>();

/**
 * Whether a name may be used in XML, where HTML allows more: without a prefix, or with one that is declared
 * (Namespaces in XML 1.0, section 4).
 */
function isXmlName(name: string): boolean {
  let isName = known.get(name);
  if (isName === undefined) {
    isName = /^(?:(?:xml|xmlns|xlink):)?[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name);
    known.set(name, isName);
  }
  return isName;
}

function mustDeclareXlink(attributes: ChapterElement['attributes']): boolean {
  if (attributes.has('xmlns:xlink')) return false;
  for (const name of attributes.keys()) if (name.startsWith('xlink:')) return true;
  return false;
}
