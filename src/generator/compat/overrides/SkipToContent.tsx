import type {ReactNode} from 'react';
import Override from '@theme/SkipToContent';

/** Renders the site's `src/theme/SkipToContent`. */
export function SkipLink(): ReactNode {
  return <Override />;
}
