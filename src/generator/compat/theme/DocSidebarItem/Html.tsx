import type {ReactNode} from 'react';
import {SidebarItem} from '../../../theme/sidebar/SidebarList.tsx';
import {ownTree} from '../../hooks/ownTree.ts';
import type {SidebarItemProps} from '../../shared/SidebarItemProps.ts';

/** HTML in a sidebar (Docusaurus `DocSidebarItem/Html`). */
export default function DocSidebarItemHtml({item, activePath}: SidebarItemProps): ReactNode {
  const {value = '', defaultStyle = false, className} = item;
  return <SidebarItem node={{type: 'html', value, defaultStyle, className}} tree={ownTree(activePath)} />;
}
