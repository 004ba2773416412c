import {type ComponentProps, type ReactNode, useContext} from 'react';
import {PATHNAME} from '../../shared/address/external.ts';
import {fromPage} from '../../shared/address/fromPage.ts';
import {resolveHref} from '../../shared/address/href.ts';
import {usePage} from '../context/PageContext.ts';
import {useSite} from '../context/SiteContext.ts';
import {Anchor} from '../links/Anchor.tsx';
import {LinkReportsContext} from '../links/LinkReportsContext.ts';
import {NEW_TAB} from '../../shared/markup/link.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path within the site, or an address; `href` means the same. */
  to?: string;
  href?: string;
  /** Whether the link check leaves it out. */
  isUnchecked?: boolean;
};

/**
 * A link to a page of the site or elsewhere, or without an address, a target for links (Docusaurus `Link`). A file of the
 * site, marked by `pathname://`, opens in a new tab and is not checked, like in Markdown.
 */
export function Link({to, href, isUnchecked, children, ...rest}: LinkProps): ReactNode {
  const site = useSite();
  const {path} = usePage();
  const reports = useContext(LinkReportsContext);
  const target = to ?? href;
  if (target === undefined) return <a {...rest}>{children}</a>;
  const isFile = target.startsWith(PATHNAME);
  const resolved = resolveHref(fromPage(target, path), site);
  reports?.rendered.add(resolved);
  if (isUnchecked || isFile) reports?.unchecked.add(resolved);
  return (
    <Anchor href={resolved} {...(isFile && NEW_TAB)} {...rest}>
      {children}
    </Anchor>
  );
}
