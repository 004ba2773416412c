import type {ReactNode} from 'react';
import Override from '@theme/BlogPostPage';

/** Renders the site's `src/theme/BlogPostPage`; the original that it may wrap gets the page from its context. */
export function BlogPostLayout(): ReactNode {
  return <Override />;
}
