import type {ReactNode} from 'react';
import Override from '@theme/Layout';
import {usePage} from '../../theme/context/PageContext.ts';
import {SiteFrame as Original} from '../../theme/SiteFrame.tsx';
import {LayoutContext} from '../shared/LayoutContext.ts';

const WHOLE = {isWhole: true};

/**
 * Renders the site's `src/theme/Layout`, which wraps the theme's, around every page. Pages of `src/pages` render it by
 * themselves, within navbar and footer.
 */
export function SiteFrame({children}: {children: ReactNode}): ReactNode {
  if (usePage().layout === 'component') return <Original>{children}</Original>;
  return (
    // Prerendering looks for this element to find the start of the page.
    <div className="site-layout" style={{display: 'contents'}}>
      <LayoutContext value={WHOLE}>
        <Override>{children}</Override>
      </LayoutContext>
    </div>
  );
}
