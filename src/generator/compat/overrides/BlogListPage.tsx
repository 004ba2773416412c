import type {ReactNode} from 'react';
import Override from '@theme/BlogListPage';

/** The site's `src/theme/BlogListPage` in its place; what it wraps takes the page from its context. */
export function BlogListLayout(): ReactNode {
  return <Override />;
}
