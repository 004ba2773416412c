import type {ReactNode} from 'react';
import {HtmlItem} from '../../../theme/navbar/MenuLink.tsx';
import type {NavLinkProps} from '../../shared/NavLinkProps.ts';
import {InMenu, themeItem} from '../../hooks/InMenu.tsx';

/** HTML in the navbar (Docusaurus `NavbarItem/HtmlNavbarItem`). */
export default function HtmlNavbarItem({mobile, isDropdownItem, ...props}: NavLinkProps): ReactNode {
  return (
    <InMenu mobile={mobile || isDropdownItem}>
      <HtmlItem item={themeItem(props, 'html')} />
    </InMenu>
  );
}
