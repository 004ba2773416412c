import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/TOCItems';
import type {TocNode} from '../../theme/toc/buildTocTree.ts';
import type {TocList as Original} from '../../theme/toc/TocList.tsx';

/** Renders the site's `src/theme/TOCItems`. */
export function TocList({nodes}: ComponentProps<typeof Original>): ReactNode {
  const toc = nodes.flatMap(headingsIn);
  const levels = toc.map(({level}) => level);
  return (
    <Override
      toc={toc}
      minHeadingLevel={Math.min(...levels)}
      maxHeadingLevel={Math.max(...levels)}
      className="toc-list"
      linkClassName="toc-link"
      linkActiveClassName="table-of-contents__link--active"
    />
  );
}

function headingsIn({id, html, level, children}: TocNode): {id: string; value: string; level: number}[] {
  return [{id, value: html, level}, ...children.flatMap(headingsIn)];
}
