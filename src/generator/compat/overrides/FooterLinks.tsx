import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/Footer/Links';
import type {FooterLinks as Original} from '../../theme/regions/FooterLinks.tsx';

/** Renders the site's `src/theme/Footer/Links`. */
export function FooterLinks({links}: ComponentProps<typeof Original>): ReactNode {
  return <Override links={links} />;
}
