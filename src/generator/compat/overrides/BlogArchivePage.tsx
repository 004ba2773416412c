import type {ReactNode} from 'react';
import Override from '@theme/BlogArchivePage';

/** Renders the site's `src/theme/BlogArchivePage`; the original that it may wrap gets the page from its context. */
export function BlogArchiveLayout(): ReactNode {
  return <Override />;
}
