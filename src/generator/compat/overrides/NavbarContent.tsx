import type {ReactNode} from 'react';
import Override from '@theme/Navbar/Content';

/** Renders the site's `src/theme/Navbar/Content`. */
export function NavbarContent(): ReactNode {
  return <Override />;
}
