import type {ReactNode} from 'react';
import {VersionDropdown} from '../../../theme/navbar/VersionDropdown.tsx';
import type {NavLinkProps} from '../../shared/NavLinkProps.ts';
import {InMenu, themeItem} from '../../hooks/InMenu.tsx';

/** The menu of versions (Docusaurus `NavbarItem/DocsVersionDropdownNavbarItem`). */
export default function DocsVersionDropdownNavbarItem({mobile, ...props}: NavLinkProps): ReactNode {
  return (
    <InMenu mobile={mobile}>
      <VersionDropdown item={themeItem(props, 'docsVersionDropdown')} />
    </InMenu>
  );
}
