import type {TocHeading} from '../../shared/page/PageModule.ts';

/** A heading with those below it. */
export type TocNode<Heading = TocHeading> = Heading & {children: TocNode<Heading>[]};

/**
 * Nests a flat list of headings: the parent of a heading is the nearest earlier one of a lower level. Headings outside
 * the given range of levels are left out, and their children move up (Docusaurus table of contents).
 */
export function buildTocTree<Heading extends Pick<TocHeading, 'level'>>(
  headings: readonly Heading[],
  minLevel = 1,
  maxLevel = 6,
): TocNode<Heading>[] {
  const roots: TocNode<Heading>[] = [];
  const open: {level: number; children: TocNode<Heading>[]}[] = [];
  for (const heading of headings) {
    const {level} = heading;
    while ((open.at(-1)?.level ?? 0) >= level) {
      open.pop();
    }
    const siblings = open.at(-1)?.children ?? roots;
    if (level < minLevel || level > maxLevel) {
      open.push({level, children: siblings});
    } else {
      const node: TocNode<Heading> = {...heading, children: []};
      siblings.push(node);
      open.push(node);
    }
  }
  return roots;
}
