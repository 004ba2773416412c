import type {ReactNode} from 'react';
import Override from '@theme/BlogArchivePage';

/** The site's `src/theme/BlogArchivePage` in its place; what it wraps takes the page from its context. */
export function BlogArchiveLayout(): ReactNode {
  return <Override />;
}
