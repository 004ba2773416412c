import type {ReactNode} from 'react';
import {useBaseUrl} from 'valkyr-docs/theme';

interface SiteLinkProps {
  /** Path of a page without the base URL, or an address on another host. */
  to: string;
  className?: string;
  children: ReactNode;
}

const NEW_TAB = {target: '_blank', rel: 'noopener noreferrer'};

/** A plain link: a path of the site gets the base URL, another host opens in a new tab. */
export function SiteLink({to, className, children}: SiteLinkProps): ReactNode {
  return (
    <a href={useBaseUrl(to)} className={className} {...(to.startsWith('/') ? {} : NEW_TAB)}>
      {children}
    </a>
  );
}
