import type {ReactNode} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {CategoryIndexLayout} from '../../theme/layouts/CategoryIndexLayout.tsx';

/** The current page, as the theme renders it (Docusaurus `DocCategoryGeneratedIndexPage`). */
export default function Page(): ReactNode {
  const data = usePage();
  return data.layout === 'categoryIndex' && <CategoryIndexLayout data={data} />;
}
