import type {ReactNode} from 'react';
import {PageSidebar} from '../sidebar/PageSidebar.tsx';

/** The page's sidebar in the menu of narrow screens. */
export function MenuSidebar(): ReactNode {
  return <PageSidebar />;
}
