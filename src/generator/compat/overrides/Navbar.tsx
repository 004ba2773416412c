import type {ReactNode} from 'react';
import Override from '@theme/Navbar';

/** The site's `src/theme/Navbar` in its place. */
export function Navbar(): ReactNode {
  return <Override />;
}
