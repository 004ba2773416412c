import type {ReactNode} from 'react';
import type {NavItem} from '../../../shared/page/SiteData.ts';
import {NavLink} from '../../../theme/navbar/NavLink.tsx';

/** A link of the navbar (Docusaurus `NavbarItem/DefaultNavbarItem`). */
export default function DefaultNavbarItem({to, href, ...item}: NavItem & {to?: string}): ReactNode {
  return <NavLink item={{...item, href: to ?? href}} className="navbar-link" />;
}
