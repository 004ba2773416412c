import type {ReactNode} from 'react';
import Override from '@theme/DocItem/Layout';

/** The site's `src/theme/DocItem/Layout` in its place; what it wraps takes the page from its context. */
export function DocLayout(): ReactNode {
  return <Override />;
}
