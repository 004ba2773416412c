import type {ReactNode} from 'react';
import Override from '@theme/NotFound/Content';

/** Renders the site's `src/theme/NotFound/Content`. */
export function NotFoundLayout(): ReactNode {
  return <Override />;
}
