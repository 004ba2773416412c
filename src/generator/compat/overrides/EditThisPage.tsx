import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/EditThisPage';
import type {EditLink as Original} from '../../theme/regions/EditLink.tsx';

/** Renders the site's `src/theme/EditThisPage`. */
export function EditLink({href}: ComponentProps<typeof Original>): ReactNode {
  return <Override editUrl={href} />;
}
