import type {ReactNode} from 'react';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import {joinClasses} from '../../../shared/joinClasses.ts';
import type {NavLinkProps} from '../../../shared/NavLinkProps.ts';

/** A link of the bar or of a menu in it (Docusaurus `NavbarItem/DefaultNavbarItem/Desktop`). */
export default function Desktop({className, isDropdownItem = false, ...props}: NavLinkProps): ReactNode {
  const own = isDropdownItem ? 'dropdown-link' : 'navbar-link';
  const link = (
    <NavbarNavLink className={joinClasses(own, className)} isDropdownLink={isDropdownItem} {...props} />
  );
  return isDropdownItem ? <li>{link}</li> : link;
}
