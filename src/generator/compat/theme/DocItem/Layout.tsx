import type {ReactNode} from 'react';
import {usePage} from '../../../theme/context/PageContext.ts';
import {DocLayout} from '../../../theme/layouts/DocLayout.tsx';

/** The current page, as the theme renders it (Docusaurus `DocItem/Layout`). */
export default function Page(): ReactNode {
  const data = usePage();
  return data.layout === 'doc' && <DocLayout data={data} />;
}
