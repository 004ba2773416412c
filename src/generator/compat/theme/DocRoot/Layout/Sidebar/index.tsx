import DocSidebar from '@theme/DocSidebar';
import type {ComponentProps, ReactNode} from 'react';
import {usePage} from '../../../../../theme/context/PageContext.ts';

/** The sidebar of the docs, which stays visible (Docusaurus `DocRoot/Layout/Sidebar`). */
export default function Sidebar({sidebar}: ComponentProps<typeof DocSidebar>): ReactNode {
  return <DocSidebar sidebar={sidebar} path={usePage().path} isHidden={false} onCollapse={() => {}} />;
}
