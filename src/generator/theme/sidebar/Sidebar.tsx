import type {ReactNode} from 'react';
import {useRef} from 'react';
import type {SidebarData} from '../../shared/page/PageData.ts';
import {useSidebarScroll} from './useSidebarScroll.ts';
import {useSidebarTree} from './useSidebarTree.ts';
import {SidebarList} from './SidebarList.tsx';
import {useMessages} from '../context/useMessages.ts';

/** The docs sidebar. Its parent element is the box that scrolls. */
export function Sidebar({data}: {data: SidebarData}): ReactNode {
  const nav = useRef<HTMLElement>(null);
  const {tree, isRestored} = useSidebarTree(data);
  useSidebarScroll(nav, {name: data.name, path: tree.path, isRestored});
  return (
    <nav ref={nav} className="sidebar" aria-label={useMessages().docsSidebar}>
      <SidebarList nodes={tree.nodesOf('') ?? []} tree={tree} />
    </nav>
  );
}
