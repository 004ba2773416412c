import type {ReactNode} from 'react';
import Override from '@theme/Navbar';

/** Renders the site's `src/theme/Navbar`. */
export function Navbar(): ReactNode {
  return <Override />;
}
