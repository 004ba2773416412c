import type {ReactNode} from 'react';
import {NavbarItem as Original} from '../../../theme/navbar/NavbarItem.tsx';
import type {NavItem} from '../../../shared/page/SiteData.ts';

/** An item of the navbar, by what is configured of it (Docusaurus `NavbarItem`). */
export default function NavbarItem({to, href, ...item}: NavItem & {to?: string}): ReactNode {
  return <Original item={{...item, href: to ?? href}} />;
}
