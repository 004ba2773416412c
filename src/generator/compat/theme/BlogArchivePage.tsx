import type {ReactNode} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {BlogArchiveLayout} from '../../theme/layouts/BlogArchiveLayout.tsx';

/** The page that is shown, as the theme draws it (Docusaurus `BlogArchivePage`). */
export default function Page(): ReactNode {
  const data = usePage();
  return data.layout === 'blogArchive' && <BlogArchiveLayout data={data} />;
}
