import type {ReactNode} from 'react';
import Override from '@theme/Navbar';
import {MobileSidebarProvider} from '../hooks/mobileSidebar.tsx';

/** Renders the site's `src/theme/Navbar`. */
export function Navbar(): ReactNode {
  return (
    <MobileSidebarProvider>
      <Override />
    </MobileSidebarProvider>
  );
}
