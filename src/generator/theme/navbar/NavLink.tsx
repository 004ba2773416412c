import type {ReactNode} from 'react';
import {usePage} from '../context/PageContext.ts';
import {useSite} from '../context/SiteContext.ts';
import {Anchor} from '../links/Anchor.tsx';
import {isNavItemActive} from '../links/isNavItemActive.ts';
import {isSamePage} from '../../shared/address/pageKey.ts';
import {useVersionHref} from '../versions/useVersionHref.ts';
import type {NavItem} from '../../shared/page/SiteData.ts';

interface NavLinkProps {
  item: NavItem;
  className: string;
  /** Whether this page is in the menu that the link is the label of. */
  hasActive?: boolean;
}

/**
 * A navbar item that is a link, marked if it points to this page or to the part of the site that contains it. A link to
 * docs points to the page's version, otherwise to the one that the reader has chosen.
 */
export function NavLink({item, className, hasActive}: NavLinkProps): ReactNode {
  const page = usePage();
  const {baseUrl} = useSite();
  const href = useVersionHref(item.docs) ?? item.href;
  const isActive = isNavItemActive(href, item, page, baseUrl);
  return (
    <Anchor
      {...item.attributes}
      href={href ?? page.path}
      className={item.className ? `${className} ${item.className}` : className}
      aria-label={item.ariaLabel}
      data-active={hasActive || undefined}
      aria-current={isActive ? (isSamePage(href, page.path) ? 'page' : 'true') : undefined}
      {...(item.html ? {dangerouslySetInnerHTML: {__html: item.html}} : {children: item.label})}
    />
  );
}
