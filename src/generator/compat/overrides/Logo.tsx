import type {ReactNode} from 'react';
import Override from '@theme/Logo';

/** The site's `src/theme/Logo` in its place. */
export function SiteLogo(): ReactNode {
  return <Override />;
}
