import type {ReactNode} from 'react';
import Override from '@theme/DocItem/Layout';

/** Renders the site's `src/theme/DocItem/Layout`; the original that it may wrap gets the page from its context. */
export function DocLayout(): ReactNode {
  return <Override />;
}
