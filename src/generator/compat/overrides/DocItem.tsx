import type {ReactNode} from 'react';
import Override from '@theme/DocItem';

/** Renders the site's `src/theme/DocItem`; the original that it may wrap gets the page from its context. */
export function DocLayout(): ReactNode {
  return <Override />;
}
