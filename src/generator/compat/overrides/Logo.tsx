import type {ReactNode} from 'react';
import Override from '@theme/Logo';

/** Renders the site's `src/theme/Logo`. */
export function SiteLogo(): ReactNode {
  return <Override />;
}
