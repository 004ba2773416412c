import type {ReactNode} from 'react';
import type {NavItem} from '../../shared/page/SiteData.ts';
import {NavLink} from './NavLink.tsx';

/** An item of a navbar menu: a link or HTML. */
export function MenuLink({item}: {item: NavItem}): ReactNode {
  return item.type === 'html' ? <HtmlItem item={item} /> : <NavLink item={item} className="dropdown-link" />;
}

/** HTML from the configuration. */
export function HtmlItem({item}: {item: NavItem}): ReactNode {
  return <div className={item.className} dangerouslySetInnerHTML={{__html: item.value ?? ''}} />;
}

/** The items of a navbar menu, for `NavDropdown`. */
export function menuLinks(items: readonly NavItem[] = []): ReactNode[] {
  return items.map((item) => (
    <MenuLink key={`${item.type} ${item.label} ${item.href} ${item.value}`} item={item} />
  ));
}
