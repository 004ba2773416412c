// cspell:ignore treeify treeified
import {useMemo} from 'react';

interface TocItem {
  value: string;
  id: string;
  level: number;
}

interface TocNode extends TocItem {
  children: TocNode[];
}

/** The headings of a table of contents, each with those below it. */
export function treeifyTOC(toc: readonly TocItem[]): TocNode[] {
  const roots: TocNode[] = [];
  const open: TocNode[] = [];
  for (const item of toc) {
    const node: TocNode = {...item, children: []};
    while ((open.at(-1)?.level ?? 0) >= item.level) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

export function useTreeifiedTOC(toc: readonly TocItem[]): TocNode[] {
  return useMemo(() => treeifyTOC(toc), [toc]);
}

/** The same with the headings of certain levels. */
export function useFilteredAndTreeifiedTOC({
  toc,
  minHeadingLevel,
  maxHeadingLevel,
}: {
  toc: readonly TocItem[];
  minHeadingLevel: number;
  maxHeadingLevel: number;
}): TocNode[] {
  return useMemo(
    () => treeifyTOC(toc.filter(({level}) => level >= minHeadingLevel && level <= maxHeadingLevel)),
    [toc, minHeadingLevel, maxHeadingLevel],
  );
}

/** The theme marks the section in view by itself, in its own tables of contents. */
export function useTOCHighlight(_config: unknown): void {}
