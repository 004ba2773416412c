import type {ReactNode} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {MarkdownPageLayout} from '../../theme/layouts/MarkdownPageLayout.tsx';

/** The current page, as the theme renders it (Docusaurus `MDXPage`). */
export default function Page(): ReactNode {
  const data = usePage();
  return data.layout === 'markdownPage' && <MarkdownPageLayout data={data} />;
}
