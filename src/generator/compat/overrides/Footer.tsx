import type {ReactNode} from 'react';
import Override from '@theme/Footer';

/** Renders the site's `src/theme/Footer`. */
export function Footer(): ReactNode {
  return <Override />;
}
