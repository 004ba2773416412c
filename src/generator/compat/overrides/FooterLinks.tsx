import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/Footer/Links';
import type {FooterLinks as Original} from '../../theme/regions/FooterLinks.tsx';

/** The site's `src/theme/Footer/Links` in its place. */
export function FooterLinks({links}: ComponentProps<typeof Original>): ReactNode {
  return <Override links={links} />;
}
