import type {ReactNode} from 'react';
import Override from '@theme/Navbar/Content';

/** The site's `src/theme/Navbar/Content` in its place. */
export function NavbarContent(): ReactNode {
  return <Override />;
}
