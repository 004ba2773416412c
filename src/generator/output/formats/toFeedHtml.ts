import type {Element, RootContent} from 'hast';
import {hasScheme} from '../../shared/address/scheme.ts';
import {parseHtml} from '../../shared/html/parseHtml.ts';
import {readSrcset} from '../../shared/html/readSrcset.ts';
import {PAGE_ONLY_CLASSES} from '../pageOnlyClasses.ts';
import {printHtml} from '../../shared/html/printHtml.ts';

/** Attributes that contain one address, by their names in the tree. */
const ADDRESS_PROPERTIES = ['href', 'src', 'poster', 'cite', 'data', 'xLinkHref'];

/**
 * Prepares the HTML of a post for feed readers: every address becomes absolute, and what only works on the page itself
 * (anchors of headings, copy buttons, scripts) is removed.
 *
 * @param pageUrl Absolute address of the post's page, which relative addresses are resolved against.
 */
export function toFeedHtml(html: string, pageUrl: string): string {
  const tree = parseHtml(html);
  tree.children = cleaned(tree.children, pageUrl);
  return printHtml(tree.children);
}

function cleaned<Node extends RootContent>(nodes: Node[], pageUrl: string): Node[] {
  const kept = nodes.filter(
    (node) => node.type !== 'comment' && !(node.type === 'element' && isPageOnly(node)),
  );
  for (const node of kept) {
    if (node.type !== 'element') continue;
    makeAbsolute(node, pageUrl);
    node.children = cleaned(node.children, pageUrl);
  }
  return kept;
}

function isPageOnly({tagName, properties}: Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return tagName === 'script' || PAGE_ONLY_CLASSES.some((name) => classes.includes(name));
}

function makeAbsolute({tagName, properties}: Element, pageUrl: string): void {
  // In an SVG, `#id` refers to a part of the same SVG, not to a place on the page.
  const isInDrawing = (value: string) => value.startsWith('#') && tagName !== 'a' && tagName !== 'area';
  for (const name of ADDRESS_PROPERTIES) {
    const value = properties[name];
    if (typeof value === 'string' && !isInDrawing(value)) properties[name] = absolute(value, pageUrl);
  }
  if (typeof properties.srcSet === 'string') {
    const images = readSrcset(properties.srcSet);
    properties.srcSet = images
      .map(({address, descriptor}) => absolute(address, pageUrl) + descriptor)
      .join(', ');
  }
}

function absolute(address: string, pageUrl: string): string {
  // An address with a scheme is already absolute, and parsing might change how it is written.
  if (hasScheme(address)) return address;
  return URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address;
}
