import type {ReactNode} from 'react';
import type {NavItem} from '../../shared/page/SiteData.ts';
import {useSite} from '../context/SiteContext.ts';
import {SearchButton} from '../search/SearchButton.tsx';
import {ColorModeSwitch} from './ColorModeSwitch.tsx';
import {MobileSidebar} from '../sidebar/MobileSidebar.tsx';
import {NavbarItem} from './NavbarItem.tsx';
import {SiteLogo} from './SiteLogo.tsx';
import {useMessages} from '../context/useMessages.ts';

/** The bar at the top of every page: site name, items on the left and on the right, colour mode, and the Menu button. */
export function Navbar(): ReactNode {
  const {items} = useSite().navbar;
  const messages = useMessages();
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <MobileSidebar />
        <SiteLogo />
        <nav className="navbar-items" aria-label={messages.mainNavigation}>
          <NavbarGroup items={items.filter((item) => item.position === 'left')} />
          <NavbarGroup items={items.filter((item) => item.position === 'right')} />
        </nav>
        {items.some(({type}) => type === 'search') && <SearchButton />}
        <ColorModeSwitch />
      </div>
    </header>
  );
}

function NavbarGroup({items}: {items: NavItem[]}): ReactNode {
  const shown = items.filter((item) => item.type !== 'search');
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
