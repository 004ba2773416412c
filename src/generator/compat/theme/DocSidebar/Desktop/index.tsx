import type {ComponentProps, ReactNode} from 'react';
import Content from '@theme/DocSidebar/Desktop/Content';
import type Original from './Content.tsx';

/** The docs sidebar next to the page (Docusaurus `DocSidebar/Desktop`). */
export default function Desktop({path, sidebar}: ComponentProps<typeof Original>): ReactNode {
  return <Content path={path} sidebar={sidebar} />;
}
