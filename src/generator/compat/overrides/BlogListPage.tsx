import type {ReactNode} from 'react';
import Override from '@theme/BlogListPage';

/** Renders the site's `src/theme/BlogListPage`; the original that it may wrap gets the page from its context. */
export function BlogListLayout(): ReactNode {
  return <Override />;
}
