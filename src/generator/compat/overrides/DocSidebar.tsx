import LayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import type {ReactNode} from 'react';
import {PageSidebar as Original} from '../../theme/sidebar/PageSidebar.tsx';
import {useDocsSidebar} from '../docusaurus/plugin-content-docs/client.ts';

/** Renders the site's `src/theme/DocSidebar` and `src/theme/DocRoot/Layout/Sidebar` in docs with a sidebar. */
export function PageSidebar(): ReactNode {
  const sidebar = useDocsSidebar();
  if (sidebar === null) return <Original />;
  return (
    <LayoutSidebar
      sidebar={sidebar.items}
      hiddenSidebarContainer={false}
      setHiddenSidebarContainer={() => {}}
    />
  );
}
