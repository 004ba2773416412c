import type {ComponentProps, ReactNode} from 'react';
import type {NavItem} from '../../shared/page/SiteData.ts';
import {Link as ThemeLink} from '../../theme/content/Link.tsx';
import {useVersionHref} from '../../theme/versions/useVersionHref.ts';
import {NavigationLink, type NavigationProps} from '../hooks/NavigationLink.tsx';

/** What the data of a navbar item have that copied components hand on to its link. */
type ItemFields = Pick<NavItem, 'active' | 'sidebars' | 'docs' | 'external' | 'ariaLabel' | 'attributes'>;

interface LinkProps
  extends ComponentProps<typeof ThemeLink>,
    Omit<NavigationProps, 'rule'>,
    Partial<ItemFields> {
  'data-noBrokenLinkCheck'?: boolean;
  /** The theme always adds it. */
  autoAddBaseUrl?: boolean;
  /** Whether the link is marked on the page that it points to. */
  isNavLink?: boolean;
}

/** The link of the theme with the props that Docusaurus' has (Docusaurus `Link`). */
export default function Link(props: LinkProps): ReactNode {
  return props.docs ? <VersionedLink {...props} /> : <PlainLink {...props} />;
}

/** A link to docs with several versions. */
function VersionedLink({docs, ...props}: LinkProps): ReactNode {
  const to = useVersionHref(docs) ?? props.to;
  return <PlainLink {...props} to={to} />;
}

function PlainLink({
  'data-noBrokenLinkCheck': isUnchecked,
  autoAddBaseUrl: _autoAddBaseUrl,
  isNavLink,
  isActive,
  activeClassName,
  active,
  sidebars,
  docs: _docs,
  external: _external,
  ariaLabel,
  attributes,
  ...props
}: LinkProps): ReactNode {
  const link = {'aria-label': ariaLabel, ...attributes, ...props, isUnchecked};
  if (!isNavLink) return <ThemeLink {...link} />;
  return (
    <NavigationLink
      {...link}
      rule={{active, sidebars}}
      isActive={isActive}
      activeClassName={activeClassName}
    />
  );
}
