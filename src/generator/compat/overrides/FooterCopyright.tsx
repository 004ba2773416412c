import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/Footer/Copyright';
import type {FooterCopyright as Original} from '../../theme/regions/FooterCopyright.tsx';

/** Renders the site's `src/theme/Footer/Copyright`. */
export function FooterCopyright({copyright}: ComponentProps<typeof Original>): ReactNode {
  return <Override copyright={copyright} />;
}
