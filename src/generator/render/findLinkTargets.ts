import {attributeValue, visitTags} from '../shared/html/visitTags.ts';
import {THEME_IDS} from '../shared/markup/themeIds.ts';

/** The addresses of links and the ids in a page's main part, in order. */
export interface LinkTargets {
  links: string[];
  anchors: string[];
}

/** A tag that begins a main part: by its name, or by the id that the theme gives to its own. */
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
  if (start < 0) return targets;
  // A page with a main landmark of its own may have further parts. The open elements of the same name tell where one ends.
  let main: {name: string; depth: number} | undefined;
  visitTags(html.slice(start), (tag) => {
    const {name, isEnd} = tag;
    const id = isEnd ? undefined : attributeValue(tag, 'id');
    if (main === undefined && !isEnd && (name === 'main' || id === THEME_IDS.main)) main = {name, depth: 0};
    if (main === undefined) return undefined;
    const href = name === 'a' && !isEnd ? attributeValue(tag, 'href') : undefined;
    if (href !== undefined) targets.links.push(href);
    if (id !== undefined) targets.anchors.push(id);
    if (name === main.name) main.depth += isEnd ? -1 : 1;
    if (main.depth === 0) main = undefined;
    return undefined;
  });
  return targets;
}
