import type {ReactNode} from 'react';
import Override from '@theme/BackToTopButton';

/** Renders the site's `src/theme/BackToTopButton`. */
export function BackToTop(): ReactNode {
  return <Override />;
}
