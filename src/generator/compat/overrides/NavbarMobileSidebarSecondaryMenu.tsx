import type {ReactNode} from 'react';
import Override from '@theme/Navbar/MobileSidebar/SecondaryMenu';

/** Renders the site's `src/theme/Navbar/MobileSidebar/SecondaryMenu`. */
export function MenuSidebar(): ReactNode {
  return <Override />;
}
