import type {ReactNode} from 'react';
import Override from '@theme/Layout';
import {usePage} from '../../theme/context/PageContext.ts';
import {MobileSidebarProvider} from '../hooks/mobileSidebar.tsx';

/**
 * Renders the site's `src/theme/Layout`, which renders navbar and footer by itself, around every page. Pages of
 * `src/pages` do so themselves.
 */
export function SiteFrame({children}: {children: ReactNode}): ReactNode {
  const isComponent = usePage().layout === 'component';
  return (
    <MobileSidebarProvider>
      <div className="site">{isComponent ? children : <Override>{children}</Override>}</div>
    </MobileSidebarProvider>
  );
}
