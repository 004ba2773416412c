import type {ReactNode} from 'react';
import Desktop from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import Mobile from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import type {NavLinkProps} from '../../../shared/NavLinkProps.ts';

/** A menu of the navbar (Docusaurus `NavbarItem/DropdownNavbarItem`). */
export default function DropdownNavbarItem({mobile = false, ...props}: NavLinkProps): ReactNode {
  const Item = mobile ? Mobile : Desktop;
  return <Item {...props} />;
}
