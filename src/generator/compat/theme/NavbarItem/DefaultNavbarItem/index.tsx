import type {ReactNode} from 'react';
import Desktop from '@theme/NavbarItem/DefaultNavbarItem/Desktop';
import Mobile from '@theme/NavbarItem/DefaultNavbarItem/Mobile';
import type {NavLinkProps} from '../../../shared/NavLinkProps.ts';

/** A link of the navbar (Docusaurus `NavbarItem/DefaultNavbarItem`). */
export default function DefaultNavbarItem({mobile = false, position: _, ...props}: NavLinkProps): ReactNode {
  const Item = mobile ? Mobile : Desktop;
  return <Item activeClassName="" {...props} />;
}
