import type {ReactNode} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {Breadcrumbs} from '../../theme/regions/Breadcrumbs.tsx';

/** The breadcrumbs of the current page (Docusaurus `DocBreadcrumbs`). */
export default function DocBreadcrumbs(): ReactNode {
  const data = usePage();
  return 'breadcrumbs' in data && <Breadcrumbs items={data.breadcrumbs} />;
}
