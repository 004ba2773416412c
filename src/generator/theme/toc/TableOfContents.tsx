import type {ReactNode} from 'react';
import {useMemo} from 'react';
import type {TocHeading} from '../../shared/page/PageModule.ts';
import {buildTocTree} from './buildTocTree.ts';
import {useCurrentHeading} from './useCurrentHeading.ts';
import {TocList} from './TocList.tsx';

/** The column beside the page that lists its headings and marks the one being read. */
export function TableOfContents({toc}: {toc: TocHeading[]}): ReactNode {
  const currentId = useCurrentHeading(toc);
  const nodes = useMemo(() => buildTocTree(toc), [toc]);
  if (nodes.length === 0) {
    return null;
  }
  return (
    <aside className="toc">
      <nav aria-labelledby="toc-title">
        <p className="toc-title" id="toc-title">
          On this page
        </p>
        <TocList nodes={nodes} currentId={currentId} />
      </nav>
    </aside>
  );
}

/** The same list for narrow windows: closed, below the title of the page. */
export function TableOfContentsDetails({toc}: {toc: TocHeading[]}): ReactNode {
  const nodes = useMemo(() => buildTocTree(toc), [toc]);
  if (nodes.length === 0) {
    return null;
  }
  return (
    <details className="toc-details">
      <summary>On this page</summary>
      <nav aria-label="On this page">
        <TocList nodes={nodes} />
      </nav>
    </details>
  );
}
