import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/DocBreadcrumbs';
import type {Breadcrumbs as Original} from '../../theme/regions/Breadcrumbs.tsx';

/** The site's `src/theme/DocBreadcrumbs` in its place. */
export function Breadcrumbs({items}: ComponentProps<typeof Original>): ReactNode {
  return items.length > 0 && <Override />;
}
