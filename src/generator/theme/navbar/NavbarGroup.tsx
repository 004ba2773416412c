import type {ReactNode} from 'react';
import type {NavItem} from '../../shared/page/SiteData.ts';
import {NavbarItem} from './NavbarItem.tsx';

/** The items on one side of the navbar. */
export function NavbarGroup({
  items,
  position,
}: {
  items: readonly NavItem[];
  position: NavItem['position'];
}): ReactNode {
  const shown = items.filter((item) => item.position === position && item.type !== 'search');
  return (
    shown.length > 0 && (
      <ul className="navbar-group">
        {shown.map((item) => (
          <li key={`${item.type} ${item.docs?.instance} ${item.label} ${item.href}`}>
            <NavbarItem item={item} />
          </li>
        ))}
      </ul>
    )
  );
}
