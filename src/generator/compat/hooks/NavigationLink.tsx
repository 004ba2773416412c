import type {ComponentProps, ReactNode} from 'react';
import {type Location, useLocation} from 'react-router-dom';
import {resolveHref} from '../../shared/address/href.ts';
import {pathRegex} from '../../shared/address/pathRegex.ts';
import type {NavItem} from '../../shared/page/SiteData.ts';
import {Link} from '../../theme/content/Link.tsx';
import {usePage} from '../../theme/context/PageContext.ts';
import {useSite} from '../../theme/context/SiteContext.ts';
import {isNavItemActive} from '../../theme/links/isNavItemActive.ts';

/** What decides how a link that points to the current page looks. */
export interface NavigationProps {
  /** The class that it has then. */
  activeClassName?: string;
  /** Decides itself whether it does; gets a match if its address is that of the page or of one above it. */
  isActive?: (match: object | null, location: Location) => boolean;
  /** The rule of a navbar item, if it has one. */
  rule: Pick<NavItem, 'active' | 'sidebars'>;
}

/** A link that is marked on the page that it points to, and on those below it. */
export function NavigationLink({
  activeClassName = 'active',
  isActive,
  rule,
  ...link
}: ComponentProps<typeof Link> & NavigationProps): ReactNode {
  const page = usePage();
  const site = useSite();
  const location = useLocation();
  const target = resolveHref(link.to ?? link.href ?? '', site);
  const known = rule.active || rule.sidebars ? rule : {active: pathRegex(target, site.baseUrl)};
  const matches = isNavItemActive(target, known, page, site.baseUrl);
  if (!(isActive?.(matches ? {url: target} : null, location) ?? matches)) return <Link {...link} />;
  return (
    <Link
      aria-current="page"
      {...link}
      className={[link.className, activeClassName].filter(Boolean).join(' ')}
    />
  );
}
