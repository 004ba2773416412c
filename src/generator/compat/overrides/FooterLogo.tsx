import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/Footer/Logo';
import type {FooterLogo as Original} from '../../theme/regions/FooterLogo.tsx';

/** Renders the site's `src/theme/Footer/Logo`. */
export function FooterLogo({logo}: ComponentProps<typeof Original>): ReactNode {
  return <Override logo={logo} />;
}
