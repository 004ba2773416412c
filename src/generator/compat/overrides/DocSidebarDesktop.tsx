import type {ReactNode} from 'react';
import Desktop from '@theme/DocSidebar/Desktop';
import {usePage} from '../../theme/context/PageContext.ts';
import {useDocsSidebar} from '../docusaurus/plugin-content-docs/client.ts';

/** The docs sidebar with the site's `src/theme/DocSidebar/Desktop`, `src/theme/DocSidebarItem`, or parts of them. */
export function Sidebar(): ReactNode {
  const {path} = usePage();
  const items = useDocsSidebar()?.items ?? [];
  return <Desktop path={path} sidebar={items} isHidden={false} onCollapse={() => {}} />;
}
