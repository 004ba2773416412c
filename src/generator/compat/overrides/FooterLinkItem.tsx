import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/Footer/LinkItem';
import type {FooterLink as Original} from '../../theme/regions/FooterLink.tsx';

/** Renders the site's `src/theme/Footer/LinkItem`. */
export function FooterLink({item}: ComponentProps<typeof Original>): ReactNode {
  return <Override item={item} />;
}
