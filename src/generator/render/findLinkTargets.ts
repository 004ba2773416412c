import type {Element, Nodes} from 'hast';
import {parseHtml} from '../shared/html/parseHtml.ts';
import {THEME_IDS} from '../shared/markup/themeIds.ts';

/** The addresses of links and the ids in a page's main part, in order. */
export interface LinkTargets {
  links: string[];
  anchors: string[];
}

/**
 * Finds the targets of the links on a rendered page, and the ids that links can point to. Navbar, footer and sidebars
 * are skipped, since their links are known without rendering.
 *
 * @param html Contents of the page's root element.
 */
export function findLinkTargets(html: string): LinkTargets {
  const targets: LinkTargets = {links: [], anchors: []};
  collect(parseHtml(html), false, targets);
  return targets;
}

function collect(node: Nodes, isBelowMain: boolean, targets: LinkTargets): void {
  // A page with a main landmark of its own may have further parts.
  const isInMain = isBelowMain || (node.type === 'element' && isMain(node));
  if (isInMain && node.type === 'element') {
    const {href, id} = node.properties;
    if (node.tagName === 'a' && typeof href === 'string') targets.links.push(href);
    if (typeof id === 'string') targets.anchors.push(id);
  }
  if (!('children' in node)) return;
  for (const child of node.children) collect(child, isInMain, targets);
}

function isMain({tagName, properties}: Element): boolean {
  return tagName === 'main' || properties.id === THEME_IDS.main;
}
