import {type DefaultTreeAdapterTypes as Tree, parseFragment} from 'parse5';
import {THEME_IDS} from '../shared/markup/themeIds.ts';

/** The addresses of links and the ids in a page's main part, in order. */
export interface LinkTargets {
  links: string[];
  anchors: string[];
}

/** A tag that may begin a main part, see `isMain`. */
const MAIN_TAG = new RegExp(`<(?:main\\b|[^<>]*\\bid="${THEME_IDS.main}")`, 'i');

/**
 * Finds the targets of the links on a rendered page, and the ids that links can point to. Navbar, footer and sidebars
 * are skipped, since their links are known without rendering.
 *
 * @param html Contents of the page's root element.
 */
export function findLinkTargets(html: string): LinkTargets {
  const targets: LinkTargets = {links: [], anchors: []};
  const start = html.search(MAIN_TAG);
  // What is before it, such as a long sidebar, need not be parsed.
  if (start >= 0) collect(parseFragment(html.slice(start), {scriptingEnabled: false}), false, targets);
  return targets;
}

function collect(parent: Tree.ParentNode, isBelowMain: boolean, targets: LinkTargets): void {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    const attributes = new Map(node.attrs.map(({name, value}) => [name, value]));
    const id = attributes.get('id');
    // A page with a main landmark of its own may have further parts.
    const isInMain = isBelowMain || node.tagName === 'main' || id === THEME_IDS.main;
    if (isInMain) {
      const href = attributes.get('href');
      if (node.tagName === 'a' && href !== undefined) targets.links.push(href);
      if (id !== undefined) targets.anchors.push(id);
    }
    collect(node, isInMain, targets);
  }
}
