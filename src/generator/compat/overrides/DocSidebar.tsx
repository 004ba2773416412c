import type {ReactNode} from 'react';
import Override from '@theme/DocSidebar';

/** The site's `src/theme/DocSidebar` in its place. */
export function PageSidebar(): ReactNode {
  return <Override />;
}
