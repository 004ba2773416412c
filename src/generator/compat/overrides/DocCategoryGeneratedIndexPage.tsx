import type {ReactNode} from 'react';
import Override from '@theme/DocCategoryGeneratedIndexPage';

/** The site's `src/theme/DocCategoryGeneratedIndexPage` in its place; what it wraps takes the page from its context. */
export function CategoryIndexLayout(): ReactNode {
  return <Override />;
}
