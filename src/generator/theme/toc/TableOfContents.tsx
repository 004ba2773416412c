import type {ReactNode} from 'react';
import {useMemo} from 'react';
import type {TocHeading} from '../../shared/page/PageModule.ts';
import {buildTocTree} from './buildTocTree.ts';
import {useCurrentHeading} from './useCurrentHeading.ts';
import {TocList} from './TocList.tsx';
import {useMessages} from '../context/useMessages.ts';

/** The column beside the page that lists its headings and marks the one being read. */
export function TableOfContents({toc}: {toc: TocHeading[]}): ReactNode {
  const {onThisPage} = useMessages();
  const currentId = useCurrentHeading(toc);
  const nodes = useMemo(() => buildTocTree(toc), [toc]);
  if (nodes.length === 0) {
    return null;
  }
  return (
    <aside className="toc">
      <nav aria-labelledby="toc-title">
        <p className="toc-title" id="toc-title">
          {onThisPage}
        </p>
        <TocList nodes={nodes} currentId={currentId} />
      </nav>
    </aside>
  );
}

/** The same list for narrow windows: closed, below the title of the page. */
export function TableOfContentsDetails({toc}: {toc: TocHeading[]}): ReactNode {
  const {onThisPage} = useMessages();
  const nodes = useMemo(() => buildTocTree(toc), [toc]);
  if (nodes.length === 0) {
    return null;
  }
  return (
    <details className="toc-details">
      <summary>{onThisPage}</summary>
      <nav aria-label={onThisPage}>
        <TocList nodes={nodes} />
      </nav>
    </details>
  );
}
