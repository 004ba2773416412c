import type {ReactNode} from 'react';
import {SidebarItem} from '../../../theme/sidebar/SidebarList.tsx';
import {ownTree} from '../../hooks/ownTree.ts';
import type {SidebarItemProps} from '../../shared/SidebarItemProps.ts';

/** A link in a sidebar (Docusaurus `DocSidebarItem/Link`). */
export default function DocSidebarItemLink({item, activePath}: SidebarItemProps): ReactNode {
  const {label = '', href = '', className} = item;
  return <SidebarItem node={{type: 'link', label, href, className}} tree={ownTree(activePath)} />;
}
