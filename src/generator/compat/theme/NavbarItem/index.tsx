import type {ReactNode} from 'react';
import {NavbarItem as Original} from '../../../theme/navbar/NavbarItem.tsx';
import {navItemOf, type NavItemProps} from '../../shared/navItemProps.ts';

/** A navbar item, given its configuration (Docusaurus `NavbarItem`). */
export default function NavbarItem(props: NavItemProps): ReactNode {
  return <Original item={navItemOf(props)} />;
}
