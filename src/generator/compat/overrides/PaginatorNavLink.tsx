import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/PaginatorNavLink';
import type {PageLink as Original} from '../../theme/regions/PageLink.tsx';

/** Renders the site's `src/theme/PaginatorNavLink`. */
export function PageLink({rel, heading, link}: ComponentProps<typeof Original>): ReactNode {
  return <Override permalink={link.href} title={link.label} subLabel={heading} isNext={rel === 'next'} />;
}
