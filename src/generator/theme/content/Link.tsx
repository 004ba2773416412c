import type {ComponentProps, ReactNode} from 'react';
import {fromPage} from '../../shared/address/fromPage.ts';
import {resolveHref} from '../../shared/address/href.ts';
import {usePage} from '../context/PageContext.ts';
import {useSite} from '../context/SiteContext.ts';
import {Anchor} from '../links/Anchor.tsx';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path within the site, or an address; `href` means the same. */
  to?: string;
  href?: string;
};

/** A link to a page of the site or elsewhere, or without an address, a target for links (Docusaurus `Link`). */
export function Link({to, href, children, ...rest}: LinkProps): ReactNode {
  const site = useSite();
  const {path} = usePage();
  const target = to ?? href;
  return target === undefined ? (
    <a {...rest}>{children}</a>
  ) : (
    <Anchor href={resolveHref(fromPage(target, path), site)} {...rest}>
      {children}
    </Anchor>
  );
}
