import type {ReactNode} from 'react';
import Override from '@theme/DocBreadcrumbs/Items/Home';

/** Renders the site's `src/theme/DocBreadcrumbs/Items/Home`. */
export function HomeBreadcrumb(): ReactNode {
  return <Override />;
}
