import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/DocBreadcrumbs';
import type {Breadcrumbs as Original} from '../../theme/regions/Breadcrumbs.tsx';

/** Renders the site's `src/theme/DocBreadcrumbs`, which may have more below the theme's, in a column of its own. */
export function Breadcrumbs({items}: ComponentProps<typeof Original>): ReactNode {
  return (
    items.length > 0 && (
      <div className="page-top-part">
        <Override />
      </div>
    )
  );
}
