import type {ReactNode} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {BlogArchiveLayout} from '../../theme/layouts/BlogArchiveLayout.tsx';

/** The current page, as the theme renders it (Docusaurus `BlogArchivePage`). */
export default function Page(): ReactNode {
  const data = usePage();
  return data.layout === 'blogArchive' && <BlogArchiveLayout data={data} />;
}
