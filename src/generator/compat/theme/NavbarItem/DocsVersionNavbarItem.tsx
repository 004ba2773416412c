import type {ReactNode} from 'react';
import {VersionLink} from '../../../theme/navbar/VersionLink.tsx';
import type {NavLinkProps} from '../../shared/NavLinkProps.ts';
import {InMenu, themeItem} from '../../hooks/InMenu.tsx';

/** The current version (Docusaurus `NavbarItem/DocsVersionNavbarItem`). */
export default function DocsVersionNavbarItem({mobile, ...props}: NavLinkProps): ReactNode {
  return (
    <InMenu mobile={mobile}>
      <VersionLink
        item={themeItem(props, 'docsVersion')}
        className={mobile ? 'sidebar-link' : 'navbar-link'}
      />
    </InMenu>
  );
}
