import type {ReactNode} from 'react';
import Override from '@theme/Navbar/Logo';

/** The site's `src/theme/Navbar/Logo` in its place. */
export function SiteLogo(): ReactNode {
  return <Override />;
}
