import type {ReactNode} from 'react';
import Override from '@theme/Navbar/MobileSidebar/PrimaryMenu';

/** Renders the site's `src/theme/Navbar/MobileSidebar/PrimaryMenu`. */
export function MenuItems(): ReactNode {
  return <Override />;
}
