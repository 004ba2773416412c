import type {ComponentProps, ReactNode} from 'react';
import {usePage} from '../../../theme/context/PageContext.ts';
import {useSite} from '../../../theme/context/SiteContext.ts';
import {Link} from '../../../theme/content/Link.tsx';
import {isNavItemActive} from '../../../theme/links/isNavItemActive.ts';
import {resolveLayoutHref} from '../../../shared/address/href.ts';
import {pathRegex} from '../../../shared/address/pathRegex.ts';

interface NavbarNavLinkProps extends Omit<ComponentProps<typeof Link>, 'children'> {
  label?: ReactNode;
  /** Replaces the label. */
  html?: string;
  activeBasePath?: string;
  activeBaseRegex?: string;
  isDropdownLink?: boolean;
  prependBaseUrlToHref?: boolean;
}

/** The link that items of the navbar consist of (Docusaurus `NavbarItem/NavbarNavLink`). */
export default function NavbarNavLink({
  label,
  html,
  activeBasePath,
  activeBaseRegex,
  isDropdownLink: _isDropdownLink,
  prependBaseUrlToHref: _prependBaseUrlToHref,
  ...link
}: NavbarNavLinkProps): ReactNode {
  const page = usePage();
  const site = useSite();
  const base = activeBasePath ?? link.to;
  const regex = base === undefined ? undefined : pathRegex(resolveLayoutHref(base, site), site.baseUrl);
  const isActive = isNavItemActive(undefined, {active: activeBaseRegex ?? regex}, page, site.baseUrl);
  return (
    <Link
      aria-current={isActive ? 'page' : undefined}
      {...link}
      {...(html !== undefined && {dangerouslySetInnerHTML: {__html: html}})}
    >
      {html === undefined ? label : undefined}
    </Link>
  );
}
