import type {Nodes, Root} from 'hast';
import {printHtml} from '../shared/html/printHtml.ts';
import type {TocHeading} from '../shared/page/PageModule.ts';
import type {CompiledPage} from './CompiledPage.ts';
import type {TextSection} from '../shared/page/PageText.ts';
import {treeText} from './text/treeText.ts';
import {typographicHtml} from '../shared/text/typographicHtml.ts';
import {type QuotationMarks, typographicApostrophes} from '../shared/text/typographicText.ts';

export interface TreeOptions {
  /** Names of the page itself, for search. */
  names?: string[];
  /** The quotation marks of prose; straight ones are kept if omitted. */
  marks?: QuotationMarks;
}

/**
 * Compiles a tree of elements to the same result as a Markdown file: static HTML with its headings, links and anchors, and
 * the page's texts. `raw` nodes are HTML that is printed unchanged.
 */
export function compileTree(tree: Root, {names, marks}: TreeOptions): CompiledPage {
  const found: Found = {toc: [], links: new Set(), writtenLinks: [], anchors: new Set()};
  survey(tree.children, found);
  const shown = (html: string) => (marks ? typographicHtml(html, marks) : html);
  const text = treeText(tree, names);
  return {
    body: {type: 'html', html: shown(printHtml(tree.children))},
    // The Markdown stays as it was written. In the text for search, quotation marks may be part of code.
    text: marks ? {...text, sections: text.sections.map(withApostrophes)} : text,
    toc: found.toc.map((heading) => ({...heading, html: shown(heading.html)})),
    links: [...found.links, ...found.writtenLinks].map((href) => ({href})),
    anchors: [...found.anchors],
    assets: [],
    components: [],
    imports: [],
    dependencies: {links: {}, files: {}},
    problems: [],
  };
}

function withApostrophes(section: TextSection): TextSection {
  const {heading, text} = section;
  return {...section, heading: typographicApostrophes(heading), text: typographicApostrophes(text)};
}

interface Found {
  toc: TocHeading[];
  /** Generated links, such as those of types: a page repeats them often, so each address is kept once. */
  links: Set<string>;
  /** Links in texts that people wrote, each time they are on the page: `check.countLinks` counts them. */
  writtenLinks: string[];
  anchors: Set<string>;
}

function survey(nodes: readonly Nodes[], found: Found): void {
  for (const node of nodes) {
    if (node.type === 'raw') found.writtenLinks.push(...(node.data?.links ?? []));
    if (node.type !== 'element') continue;
    const {tagName, properties, children, data} = node;
    const {id, href} = properties;
    if (typeof id === 'string') found.anchors.add(id);
    // Links within the page are generated together with their targets, so they need no check.
    if (tagName === 'a' && typeof href === 'string' && !href.startsWith('#')) found.links.add(href);
    if (typeof id === 'string' && /^h[2-6]$/.test(tagName)) {
      const last = children.at(-1);
      const isLinked = last?.type === 'element' && String(last.properties.className) === 'hash-link';
      const label = data?.label ?? children.slice(0, -1).filter((child) => !isAlias(child));
      if (isLinked) found.toc.push({html: printHtml(label), id, level: Number(tagName.slice(1))});
    }
    survey(children, found);
  }
}

/** Whether a part of a heading is one of its former ids: the table of contents must not repeat that. */
function isAlias(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'a' && node.properties.href === undefined;
}
