import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/Footer/Links/MultiColumn';
import type {FooterLinks as Original} from '../../theme/regions/FooterLinks.tsx';

/** Renders the site's `src/theme/Footer/Links/MultiColumn`. */
export function FooterLinks({links}: ComponentProps<typeof Original>): ReactNode {
  return <Override columns={links} />;
}
