import type {ReactNode} from 'react';
import Override from '@theme/SkipToContent';

/** The site's `src/theme/SkipToContent` in its place. */
export function SkipLink(): ReactNode {
  return <Override />;
}
