import type {ReactNode} from 'react';
import Override from '@theme/BlogPostPage';

/** The site's `src/theme/BlogPostPage` in its place; what it wraps takes the page from its context. */
export function BlogPostLayout(): ReactNode {
  return <Override />;
}
