import type {ReactNode} from 'react';
import type {NavItem} from '../../shared/page/SiteData.ts';
import {useSite} from '../context/SiteContext.ts';
import {useMessages} from '../context/useMessages.ts';
import {NavbarItem} from './NavbarItem.tsx';
import {NavLink} from './NavLink.tsx';

/** The navbar's items in the menu of narrow screens. */
export function MenuItems(): ReactNode {
  return (
    <nav className="menu-bar-items" aria-label={useMessages().mainNavigation}>
      <ul className="sidebar-list">
        {useSite().navbar.items.map((item) => (
          <MenuItem key={`${item.type} ${item.docs?.instance} ${item.label} ${item.href}`} item={item} />
        ))}
      </ul>
    </nav>
  );
}

function MenuItem({item}: {item: NavItem}): ReactNode {
  if (item.type === 'search') {
    return null;
  }
  return (
    <li>
      {item.type === 'link' ? <NavLink item={item} className="sidebar-link" /> : <NavbarItem item={item} />}
    </li>
  );
}
