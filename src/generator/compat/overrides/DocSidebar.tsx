import type {ReactNode} from 'react';
import Override from '@theme/DocSidebar';

/** Renders the site's `src/theme/DocSidebar`. */
export function PageSidebar(): ReactNode {
  return <Override />;
}
