import type {ReactNode} from 'react';
import Override from '@theme/NotFound/Content';

/** The site's `src/theme/NotFound/Content` in its place. */
export function NotFoundLayout(): ReactNode {
  return <Override />;
}
