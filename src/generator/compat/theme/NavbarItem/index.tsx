import type {ReactNode} from 'react';
import types from '@theme/NavbarItem/ComponentTypes';
import {NavbarItem as Original} from '../../../theme/navbar/NavbarItem.tsx';
import {navItemOf, type NavItemProps} from '../../shared/navItemProps.ts';

/** A navbar item, given its configuration (Docusaurus `NavbarItem`); one of a custom type is a component of the site. */
export default function NavbarItem(props: NavItemProps): ReactNode {
  const {type = '', ...rest} = props;
  const Item = type.startsWith('custom-') ? types[type] : undefined;
  return Item ? <Item {...rest} /> : <Original item={navItemOf(props)} />;
}
