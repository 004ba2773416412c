import type {ReactNode} from 'react';
import type {NavItem} from '../../shared/page/SiteData.ts';
import {usePage} from '../context/PageContext.ts';
import {useSite} from '../context/SiteContext.ts';
import {isNavItemActive} from '../links/isNavItemActive.ts';
import {keepPlace} from '../links/keepPlace.ts';
import {HtmlItem, menuLinks} from './MenuLink.tsx';
import {NavDropdown} from './NavDropdown.tsx';
import {NavLink} from './NavLink.tsx';
import {VersionDropdown} from './VersionDropdown.tsx';
import {VersionLink} from './VersionLink.tsx';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {useMessages} from '../context/useMessages.ts';
import {localePath} from '../../shared/address/localePath.ts';

/**
 * Renders a navbar item by its type. Search is next to the list of items, where narrow windows show it too, so its slot
 * in the list is empty.
 */
export function NavbarItem({item}: {item: NavItem}): ReactNode {
  switch (item.type) {
    case 'link':
      return <NavLink item={item} className="navbar-link" />;
    case 'dropdown':
      return <LinkDropdown item={item} />;
    case 'localeDropdown':
      return <LocaleDropdown item={item} />;
    case 'docsVersionDropdown':
      return <VersionDropdown item={item} />;
    case 'html':
      return <HtmlItem item={item} />;
    case 'docsVersion':
      return <VersionLink item={item} className="navbar-link" />;
    case 'search':
      return null;
  }
}

/**
 * A menu of links. If its label is a link as well, the menu has a button of its own next to it.
 *
 * @param props.items The list items of the menu, instead of those that the item lists.
 */
export function LinkDropdown({item, items}: {item: NavItem; items?: ReactNode}): ReactNode {
  const page = usePage();
  const {baseUrl} = useSite();
  const messages = useMessages();
  const children = item.items ?? [];
  const isActive = children.some(
    (one) => one.type === 'link' && isNavItemActive(one.href, one, page, baseUrl),
  );
  const links = menuLinks(children);
  if (item.href === undefined) {
    return (
      <NavDropdown label={item.label} accessibleName={item.ariaLabel} isActive={isActive} items={items}>
        {links}
      </NavDropdown>
    );
  }
  const name = fillMessage(messages.pagesOf, {label: item.ariaLabel ?? item.label});
  return (
    <div className="navbar-split">
      <NavLink item={item} className="navbar-link" hasActive={isActive} />
      <NavDropdown accessibleName={name} items={items}>
        {links}
      </NavDropdown>
    </div>
  );
}

/** The languages of the site, each with a link to this page in that language, even if there is only one. */
export function LocaleDropdown({item}: {item: NavItem}): ReactNode {
  const {path} = usePage();
  const {locale, htmlLang = locale, locales, url} = useSite();
  const messages = useMessages();
  const own = locales?.find((one) => one.locale === locale);
  const label = own?.label || item.label || 'English';
  const shown = locales ?? [{locale, label, htmlLang, url, baseUrl: ''}];
  const before = menuLinks(item.itemsBefore);
  const after = menuLinks(item.itemsAfter);
  return (
    <NavDropdown
      label={label}
      icon="globe"
      accessibleName={fillMessage(messages.language, {label})}
      quiet={shown.length + before.length + after.length < 2 ? 'icon' : undefined}
    >
      {[
        ...before,
        ...shown.map((one) => (
          <a
            key={one.locale}
            className="dropdown-link"
            href={own ? localePath(path, own, one) : path}
            lang={one.htmlLang}
            hrefLang={one.htmlLang}
            aria-current={one.locale === locale ? 'true' : undefined}
            onClick={keepPlace}
          >
            {one.label}
          </a>
        )),
        ...after,
      ]}
    </NavDropdown>
  );
}
