import type {ReactNode} from 'react';
import type {NavItem} from '../../../shared/page/SiteData.ts';
import {VersionDropdown} from '../../../theme/navbar/VersionDropdown.tsx';

/** The menu of versions (Docusaurus `NavbarItem/DocsVersionDropdownNavbarItem`). */
export default function DocsVersionDropdownNavbarItem(item: NavItem): ReactNode {
  return <VersionDropdown item={item} />;
}
