import type {ReactNode} from 'react';
import Override from '@theme/BackToTopButton';

/** The site's `src/theme/BackToTopButton` in its place. */
export function BackToTop(): ReactNode {
  return <Override />;
}
