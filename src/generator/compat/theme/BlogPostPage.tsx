import type {ReactNode} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {BlogPostLayout} from '../../theme/layouts/BlogPostLayout.tsx';

/** The current page, as the theme renders it (Docusaurus `BlogPostPage`). */
export default function Page(): ReactNode {
  const data = usePage();
  return data.layout === 'blogPost' && <BlogPostLayout data={data} />;
}
