import type {ReactNode} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {useMessages} from '../context/useMessages.ts';
import {SearchButton} from '../search/SearchButton.tsx';
import {MobileSidebar} from './MobileSidebar.tsx';
import {ColorModeSwitch} from './ColorModeSwitch.tsx';
import {NavbarGroup} from './NavbarGroup.tsx';
import {SiteLogo} from './SiteLogo.tsx';

/** What is in the navbar: site name, items on the left and on the right, color mode, and the Menu button. */
export function NavbarContent(): ReactNode {
  const {items} = useSite().navbar;
  const messages = useMessages();
  return (
    <div className="navbar-inner">
      <MobileSidebar />
      <SiteLogo />
      <nav className="navbar-items" aria-label={messages.mainNavigation}>
        <NavbarGroup items={items} position="left" />
        <NavbarGroup items={items} position="right" />
      </nav>
      {items.some(({type}) => type === 'search') && <SearchButton />}
      <ColorModeSwitch />
    </div>
  );
}
