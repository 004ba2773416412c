import type {ReactNode} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {DocTagLayout} from '../../theme/layouts/DocTagLayout.tsx';

/** The current page, as the theme renders it (Docusaurus `DocTagDocListPage`). */
export default function Page(): ReactNode {
  const data = usePage();
  return data.layout === 'docTag' && <DocTagLayout data={data} />;
}
