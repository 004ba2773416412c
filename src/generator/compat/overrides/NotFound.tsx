import type {ReactNode} from 'react';
import Override from '@theme/NotFound';

/** Renders the site's `src/theme/NotFound`. */
export function NotFoundLayout(): ReactNode {
  return <Override />;
}
