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
  const links = items.filter((item) => item.type !== 'search');
  const shown = links.filter((item) => item.position === position);
  const isAlone = position === 'right' && shown.length === links.length;
  return (
    shown.length > 0 && (
      <ul className="navbar-group" data-alone={isAlone || undefined}>
        {shown.map((item) => (
          <li key={`${item.type} ${item.docs?.instance} ${item.label} ${item.href}`}>
            <NavbarItem item={item} />
          </li>
        ))}
      </ul>
    )
  );
}
