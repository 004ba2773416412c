import type {ReactNode} from 'react';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import {joinClasses} from '../../../shared/joinClasses.ts';
import type {NavLinkProps} from '../../../shared/NavLinkProps.ts';

/** A link in the menu of narrow windows (Docusaurus `NavbarItem/DefaultNavbarItem/Mobile`). */
export default function Mobile({className, isDropdownItem: _, ...props}: NavLinkProps): ReactNode {
  return (
    <li>
      <NavbarNavLink className={joinClasses('sidebar-link', className)} {...props} />
    </li>
  );
}
