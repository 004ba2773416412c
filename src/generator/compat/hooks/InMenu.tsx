import type {ReactNode} from 'react';
import type {NavItem} from '../../shared/page/SiteData.ts';
import {navItemOf} from '../shared/navItemProps.ts';
import type {NavLinkProps} from '../shared/NavLinkProps.ts';

/** An item of the navbar: in the menu of narrow windows, one of a list. */
export function InMenu({mobile, children}: {mobile: boolean | undefined; children: ReactNode}): ReactNode {
  return mobile ? <li>{children}</li> : children;
}

/** What the theme's own component of an item needs. */
export function themeItem({position = 'left', ...props}: NavLinkProps, type: NavItem['type']): NavItem {
  return navItemOf({...props, position, type});
}
