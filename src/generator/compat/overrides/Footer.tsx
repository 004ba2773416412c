import type {ReactNode} from 'react';
import Override from '@theme/Footer';

/** The site's `src/theme/Footer` in its place. */
export function Footer(): ReactNode {
  return <Override />;
}
