import type {ReactNode} from 'react';
import Override from '@theme/NotFound';

/** The site's `src/theme/NotFound` in its place. */
export function NotFoundLayout(): ReactNode {
  return <Override />;
}
