import type {ReactNode} from 'react';
import NavbarItem from '@theme/NavbarItem';
import {useSite} from '../../theme/context/SiteContext.ts';
import {useMessages} from '../../theme/context/useMessages.ts';
import {themeConfigOf} from '../shared/themeConfigOf.ts';

/** The navbar's items in the menu of narrow windows, as the components of their types render them. */
export function MenuItems(): ReactNode {
  const {mainNavigation} = useMessages();
  return (
    <nav className="menu-bar-items" aria-label={mainNavigation}>
      <ul className="sidebar-list">
        {themeConfigOf(useSite()).navbar.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a navbar never move
          <NavbarItem mobile {...item} key={index} />
        ))}
      </ul>
    </nav>
  );
}
