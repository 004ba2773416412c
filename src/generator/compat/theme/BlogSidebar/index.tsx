import type {ReactNode} from 'react';
import {usePage} from '../../../theme/context/PageContext.ts';
import {BlogSidebar as Original} from '../../../theme/blog/BlogSidebar.tsx';

/** The posts of the current blog (Docusaurus `BlogSidebar`). */
export default function BlogSidebar(): ReactNode {
  const page = usePage();
  return 'blogSidebar' in page && page.blogSidebar && <Original data={page.blogSidebar} />;
}
