import type {ReactNode} from 'react';
import {useMenuContent} from '../context/MenuProvider.tsx';
import {PageSidebar} from '../sidebar/PageSidebar.tsx';

/** The page's sidebar in the menu of narrow screens, or what a component of the page shows there instead. */
export function MenuSidebar(): ReactNode {
  const content = useMenuContent();
  return content === undefined ? <PageSidebar /> : <div className="menu-content">{content}</div>;
}
