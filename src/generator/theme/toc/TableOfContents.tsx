import type {ReactNode} from 'react';
import {useMemo} from 'react';
import type {TocHeading} from '../../shared/page/PageModule.ts';
import {buildTocTree} from './buildTocTree.ts';
import {useCurrentHeading} from './useCurrentHeading.ts';
import {TocList} from './TocList.tsx';
import {useMessages} from '../context/useMessages.ts';
import {THEME_IDS} from '../../shared/markup/themeIds.ts';

/** The column next to the page that lists its headings and marks the current one. */
export function TableOfContents({toc}: {toc: TocHeading[]}): ReactNode {
  const {onThisPage} = useMessages();
  const currentId = useCurrentHeading(toc);
  const nodes = useMemo(() => buildTocTree(toc), [toc]);
  if (nodes.length === 0) {
    return null;
  }
  return (
    <aside className="toc">
      <nav aria-labelledby={THEME_IDS.tocTitle}>
        <p className="toc-title" id={THEME_IDS.tocTitle}>
          {onThisPage}
        </p>
        <TocList nodes={nodes} currentId={currentId} />
      </nav>
    </aside>
  );
}
