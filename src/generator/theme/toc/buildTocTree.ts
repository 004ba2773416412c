import type {TocHeading} from '../../shared/page/PageModule.ts';

export interface TocNode extends TocHeading {
  children: TocNode[];
}

/**
 * Nests a flat list of headings: the parent of a heading is the nearest earlier one of a lower level. Headings outside
 * the given range of levels are left out, and their children move up (Docusaurus table of contents).
 */
export function buildTocTree(headings: readonly TocHeading[], minLevel = 1, maxLevel = 6): TocNode[] {
  const roots: TocNode[] = [];
  const open: TocNode[] = [];
  for (const heading of headings) {
    while ((open.at(-1)?.level ?? 0) >= heading.level) {
      open.pop();
    }
    const node: TocNode = {...heading, children: []};
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return hoist(roots, minLevel, maxLevel);
}

function hoist(nodes: TocNode[], minLevel: number, maxLevel: number): TocNode[] {
  return nodes.flatMap((node) => {
    const children = hoist(node.children, minLevel, maxLevel);
    return node.level < minLevel || node.level > maxLevel ? children : [{...node, children}];
  });
}
