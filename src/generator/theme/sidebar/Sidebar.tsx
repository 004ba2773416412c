import type {ReactNode} from 'react';
import {useLayoutEffect, useRef} from 'react';
import type {SidebarData} from '../../shared/page/SidebarData.ts';
import {useSidebarScroll} from './useSidebarScroll.ts';
import {useSidebarTree} from './useSidebarTree.ts';
import {SidebarList} from './SidebarList.tsx';
import {useMessages} from '../context/useMessages.ts';

/** The docs sidebar. Its parent element is the box that scrolls. */
export function Sidebar({data}: {data: SidebarData}): ReactNode {
  const nav = useRef<HTMLElement>(null);
  const {tree, isRestored} = useSidebarTree(data);
  useSidebarScroll(nav, {name: data.name, path: tree.path, isRestored});
  // Runs on every render, since open categories arrive one by one.
  useLayoutEffect(() => {
    const isComplete = isRestored && !nav.current?.querySelector('.sidebar-loading');
    if (isComplete) delete document.documentElement.dataset.restoring;
  });
  return (
    <nav ref={nav} className="sidebar" aria-label={useMessages().docsSidebar}>
      <SidebarList nodes={tree.nodesOf('') ?? []} tree={tree} />
    </nav>
  );
}
