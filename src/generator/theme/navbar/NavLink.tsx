import type {ReactNode} from 'react';
import {usePage} from '../context/PageContext.ts';
import {useSite} from '../context/SiteContext.ts';
import {Anchor} from '../links/Anchor.tsx';
import {isNavItemActive} from '../links/isNavItemActive.ts';
import {isSamePage} from '../../shared/address/pageKey.ts';
import type {NavItem} from '../../shared/page/SiteData.ts';

/** A navbar item that is a link; it says whether it leads to this page or to the part of the site that holds it. */
export function NavLink({item, className}: {item: NavItem; className: string}): ReactNode {
  const {path} = usePage();
  const {baseUrl} = useSite();
  const isActive = isNavItemActive(item, path, baseUrl);
  return (
    <Anchor
      href={item.href ?? path}
      className={item.className ? `${className} ${item.className}` : className}
      aria-label={item.ariaLabel}
      aria-current={isActive ? (isSamePage(item.href, path) ? 'page' : 'true') : undefined}
    >
      {item.label}
    </Anchor>
  );
}
