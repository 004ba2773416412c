import type {ReactNode} from 'react';
import Override from '@theme/DocCategoryGeneratedIndexPage';

/** Renders the site's `src/theme/DocCategoryGeneratedIndexPage`; the original that it may wrap gets the page from its context. */
export function CategoryIndexLayout(): ReactNode {
  return <Override />;
}
