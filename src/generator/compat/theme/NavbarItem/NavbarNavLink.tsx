import type {ComponentProps, ReactNode} from 'react';
import {useSite} from '../../../theme/context/SiteContext.ts';
import {resolveLayoutHref} from '../../../shared/address/href.ts';
import {pathRegex} from '../../../shared/address/pathRegex.ts';
import Link from '../../docusaurus/Link.tsx';

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
  const site = useSite();
  const base = activeBasePath === undefined ? undefined : resolveLayoutHref(activeBasePath, site);
  const rule = activeBaseRegex ?? (base === undefined ? undefined : pathRegex(base, site.baseUrl));
  return (
    <Link
      isNavLink={link.to !== undefined}
      {...link}
      {...(rule !== undefined && {active: rule, sidebars: undefined})}
      {...(html !== undefined && {dangerouslySetInnerHTML: {__html: html}})}
    >
      {html === undefined ? label : undefined}
    </Link>
  );
}
