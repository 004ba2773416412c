import {type ComponentProps, type ReactNode, useRef} from 'react';
import DocSidebarItems from '@theme/DocSidebarItems';
import {usePage} from '../../theme/context/PageContext.ts';
import {useMessages} from '../../theme/context/useMessages.ts';
import type {Sidebar as Original} from '../../theme/sidebar/Sidebar.tsx';
import {useSidebarScroll} from '../../theme/sidebar/useSidebarScroll.ts';
import {useDocsSidebar} from '../docusaurus/plugin-content-docs/client.ts';

/** The docs sidebar with the site's `src/theme/DocSidebarItems`, `src/theme/DocSidebarItem`, or parts of it. */
export function Sidebar({data}: ComponentProps<typeof Original>): ReactNode {
  const nav = useRef<HTMLElement>(null);
  const {path} = usePage();
  const {docsSidebar} = useMessages();
  useSidebarScroll(nav, {name: data.name, path, isRestored: true});
  return (
    <nav ref={nav} className="sidebar" aria-label={docsSidebar}>
      <ul className="sidebar-list menu__list">
        <DocSidebarItems items={useDocsSidebar()?.items ?? []} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
