import type {ReactNode} from 'react';
import Override from '@theme/Navbar/Logo';

/** Renders the site's `src/theme/Navbar/Logo`. */
export function SiteLogo(): ReactNode {
  return <Override />;
}
