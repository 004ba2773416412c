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
  const open: Pick<TocNode, 'level' | 'children'>[] = [];
  for (const heading of headings) {
    const {level} = heading;
    while ((open.at(-1)?.level ?? 0) >= level) {
      open.pop();
    }
    const siblings = open.at(-1)?.children ?? roots;
    if (level < minLevel || level > maxLevel) {
      open.push({level, children: siblings});
    } else {
      const node = {...heading, children: []};
      siblings.push(node);
      open.push(node);
    }
  }
  return roots;
}
