// cspell:ignore treeified
import {useMemo} from 'react';
import {buildTocTree, type TocNode} from '../../theme/toc/buildTocTree.ts';

/** A heading as Docusaurus' compiled Markdown has it. */
interface TocItem {
  value: string;
  id: string;
  level: number;
}

/** The headings of a table of contents, each with those below it. */
export function useTreeifiedTOC(toc: readonly TocItem[]): TocNode<TocItem>[] {
  return useMemo(() => buildTocTree(toc), [toc]);
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
}): TocNode<TocItem>[] {
  return useMemo(
    () => buildTocTree(toc, minHeadingLevel, maxHeadingLevel),
    [toc, minHeadingLevel, maxHeadingLevel],
  );
}
