import type {ReactNode} from 'react';
import Override from '@theme/DocItem';

/** The site's `src/theme/DocItem` in its place; what it wraps takes the page from its context. */
export function DocLayout(): ReactNode {
  return <Override />;
}
