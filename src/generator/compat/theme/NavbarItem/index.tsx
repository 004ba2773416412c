import type {ReactNode} from 'react';
import {NavbarItem as Original} from '../../../theme/navbar/NavbarItem.tsx';
import type {NavItem} from '../../../shared/page/SiteData.ts';

/** A navbar item, given its configuration (Docusaurus `NavbarItem`). */
export default function NavbarItem({to, href, ...item}: NavItem & {to?: string}): ReactNode {
  return <Original item={{...item, href: to ?? href}} />;
}
