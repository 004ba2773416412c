import type {ReactNode} from 'react';
import NavbarItem from '@theme/NavbarItem';
import {LinkDropdown} from '../../../../theme/navbar/NavbarItem.tsx';
import {navItemOf} from '../../../shared/navItemProps.ts';
import type {NavLinkProps} from '../../../shared/NavLinkProps.ts';

/** A menu of the bar (Docusaurus `NavbarItem/DropdownNavbarItem/Desktop`). */
export default function Desktop({items = [], position = 'left', ...props}: NavLinkProps): ReactNode {
  const href = props.to ?? props.href;
  const item = navItemOf({...props, position, items, ...(href === '#' && {href: undefined})});
  return (
    <LinkDropdown
      item={item}
      items={items.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a menu are never reordered
        <NavbarItem key={index} isDropdownItem activeClassName="" {...one} />
      ))}
    />
  );
}
