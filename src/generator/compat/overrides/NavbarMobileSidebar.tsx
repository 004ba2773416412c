import type {ReactNode} from 'react';
import Override from '@theme/Navbar/MobileSidebar';

/** Renders the site's `src/theme/Navbar/MobileSidebar`. */
export function MobileSidebar(): ReactNode {
  return <Override />;
}
