import type {ReactNode} from 'react';
import type {NavItem} from '../../shared/page/SiteData.ts';
import {usePage} from '../context/PageContext.ts';
import {useSite} from '../context/SiteContext.ts';
import {Anchor} from '../links/Anchor.tsx';
import {isNavItemActive} from '../links/isNavItemActive.ts';
import {getMenuItems, NavDropdown} from './NavDropdown.tsx';
import {NavLink} from './NavLink.tsx';

/** One item of the navbar by its type. Search stands beside the list of items, where narrow windows show it too, so its slot is empty. */
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
      return <VersionLink item={item} />;
    case 'search':
      return null;
  }
}

function LinkDropdown({item}: {item: NavItem}): ReactNode {
  const {path} = usePage();
  const {baseUrl} = useSite();
  const children = item.items ?? [];
  const isActive = children.some((one) => one.type === 'link' && isNavItemActive(one, path, baseUrl));
  return (
    <NavDropdown label={item.label} accessibleName={item.ariaLabel} isActive={isActive}>
      {children.map((one) => {
        const key = `${one.type} ${one.label} ${one.href} ${one.value}`;
        return one.type === 'html' ? (
          <HtmlItem key={key} item={one} />
        ) : (
          <NavLink key={key} item={one} className="dropdown-link" />
        );
      })}
    </NavDropdown>
  );
}

function HtmlItem({item}: {item: NavItem}): ReactNode {
  return <div className={item.className} dangerouslySetInnerHTML={{__html: item.value ?? ''}} />;
}

/** The site has one language, whose entry leads to this page. */
function LocaleDropdown({item}: {item: NavItem}): ReactNode {
  const {path} = usePage();
  const {locale} = useSite();
  const label = item.label || 'English';
  return (
    <NavDropdown label={label} icon="globe" accessibleName={`Language: ${label}`}>
      {[
        <a
          key={locale}
          className="dropdown-link"
          href={path}
          lang={locale}
          hrefLang={locale}
          aria-current="true"
        >
          {label}
        </a>,
      ]}
    </NavDropdown>
  );
}

/** The site has one docs version; choosing it is remembered in the browser. */
function VersionDropdown({item}: {item: NavItem}): ReactNode {
  const {path} = usePage();
  const label = useSite().docs[0]?.versions[0]?.label ?? item.label;
  return (
    <NavDropdown label={label} accessibleName={`Docs version: ${label}`}>
      {getMenuItems(item, {label, href: item.href}).map((version) => (
        <Anchor
          key={version.label}
          className="dropdown-link"
          href={version.href ?? path}
          aria-current={version.label === label ? 'true' : undefined}
          onClick={rememberVersion}
        >
          {version.label}
        </Anchor>
      ))}
    </NavDropdown>
  );
}

/** The main page of the version. */
function VersionLink({item}: {item: NavItem}): ReactNode {
  const version = useSite().docs[0]?.versions[0];
  const href = item.href ?? version?.path;
  return (
    <NavLink item={{...item, label: item.label || (version?.label ?? ''), href}} className="navbar-link" />
  );
}

function rememberVersion(): void {
  try {
    localStorage.setItem('docs-preferred-version-default', 'current');
  } catch {
    // Storage may be forbidden: there is but one version to choose.
  }
}
