import type {ReactNode} from 'react';
import {usePage} from '../context/PageContext.ts';
import {useSite} from '../context/SiteContext.ts';
import {TocList} from '../toc/TocList.tsx';
import {buildTocTree} from '../toc/buildTocTree.ts';

interface InlineHeading {
  id: string;
  level: number;
  /** Inline HTML; MDX modules written for Docusaurus call it `value`. */
  html?: string;
  value?: string;
}

interface TOCInlineProps {
  /** By default the headings of the page. */
  toc?: readonly InlineHeading[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

/** A table of contents in the text (Docusaurus `TOCInline`). */
export function TOCInline({toc, minHeadingLevel, maxHeadingLevel}: TOCInlineProps): ReactNode {
  const page = usePage();
  const limits = useSite().toc;
  const headings: readonly InlineHeading[] = toc ?? ('toc' in page ? page.toc : []);
  const nodes = buildTocTree(
    headings.map(({id, level, value = '', html = value}) => ({id, level, html})),
    minHeadingLevel ?? limits.minHeadingLevel,
    maxHeadingLevel ?? limits.maxHeadingLevel,
  );
  return (
    <div className="toc-inline">
      <TocList nodes={nodes} />
    </div>
  );
}
