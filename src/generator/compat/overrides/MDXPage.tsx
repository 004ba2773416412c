import type {ReactNode} from 'react';
import Override from '@theme/MDXPage';

/** The site's `src/theme/MDXPage` in its place; what it wraps takes the page from its context. */
export function MarkdownPageLayout(): ReactNode {
  return <Override />;
}
