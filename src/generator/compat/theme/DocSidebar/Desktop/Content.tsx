import {type ReactNode, useRef} from 'react';
import DocSidebarItems from '@theme/DocSidebarItems';
import {usePage} from '../../../../theme/context/PageContext.ts';
import {useMessages} from '../../../../theme/context/useMessages.ts';
import {useSidebarScroll} from '../../../../theme/sidebar/useSidebarScroll.ts';
import {joinClasses} from '../../../shared/joinClasses.ts';

interface ContentProps {
  /** Path of the page. */
  path: string;
  /** Items of the sidebar. */
  sidebar: readonly unknown[];
  className?: string;
}

/** The items of the docs sidebar (Docusaurus `DocSidebar/Desktop/Content`). */
export default function Content({path, sidebar, className}: ContentProps): ReactNode {
  const nav = useRef<HTMLElement>(null);
  const page = usePage();
  const {docsSidebar} = useMessages();
  const name = ('sidebar' in page && page.sidebar?.name) || '';
  useSidebarScroll(nav, {name, path, isRestored: true});
  return (
    <nav ref={nav} className={joinClasses('sidebar', className)} aria-label={docsSidebar}>
      <ul className="sidebar-list menu__list">
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
