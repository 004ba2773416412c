import type {ReactNode} from 'react';
import Override from '@theme/MDXPage';

/** Renders the site's `src/theme/MDXPage`; the original that it may wrap gets the page from its context. */
export function MarkdownPageLayout(): ReactNode {
  return <Override />;
}
