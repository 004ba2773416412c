import type {ReactNode} from 'react';
import {useMemo, useRef, useState} from 'react';
import type {TocHeading} from '../../shared/page/PageModule.ts';
import {useMessages} from '../context/useMessages.ts';
import {Icon} from '../icons/Icon.tsx';
import {buildTocTree} from './buildTocTree.ts';
import {TocList} from './TocList.tsx';
import {findCurrentId} from './useCurrentHeading.ts';
import {useIsStuck} from './useIsStuck.ts';

/**
 * The headings of a page for narrow windows: a closed menu below the title. On a phone it sticks below the navbar and
 * then shows the page's title. `closeDropdowns` closes it like the navbar's menus.
 */
export function TableOfContentsDetails({toc}: {toc: TocHeading[]}): ReactNode {
  return toc.length > 0 && <Contents toc={toc} />;
}

function Contents({toc}: {toc: TocHeading[]}): ReactNode {
  const {onThisPage} = useMessages();
  const nodes = useMemo(() => buildTocTree(toc), [toc]);
  const details = useRef<HTMLDetailsElement>(null);
  const isStuck = useIsStuck(details);
  const [currentId, setCurrentId] = useState<string>();
  return (
    <details ref={details} className="toc-details dropdown" onToggle={() => setCurrentId(findCurrentId(toc))}>
      <summary>
        {onThisPage}
        <Icon name="chevron" />
        {isStuck && (
          <span className="toc-page" aria-hidden="true">
            {document.querySelector('h1')?.textContent}
          </span>
        )}
      </summary>
      <nav aria-label={onThisPage}>
        <TocList nodes={nodes} currentId={currentId} />
      </nav>
    </details>
  );
}
