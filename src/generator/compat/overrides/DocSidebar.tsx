import type {ReactNode} from 'react';
import Override from '@theme/DocSidebar';
import {usePage} from '../../theme/context/PageContext.ts';
import {PageSidebar as Original} from '../../theme/sidebar/PageSidebar.tsx';
import {useDocsSidebar} from '../docusaurus/plugin-content-docs/client.ts';

/** Renders the site's `src/theme/DocSidebar` in docs with a sidebar. */
export function PageSidebar(): ReactNode {
  const {path} = usePage();
  const sidebar = useDocsSidebar();
  if (sidebar === null) return <Original />;
  return <Override sidebar={sidebar.items} path={path} isHidden={false} onCollapse={() => {}} />;
}
