import type {ReactNode} from 'react';
import {useLocation} from 'react-router-dom';
import Override from '@theme/NotFound';

/** Renders the site's `src/theme/NotFound`, which gets the place in the site like all pages of Docusaurus' router. */
export function NotFoundLayout(): ReactNode {
  return <Override location={useLocation()} />;
}
