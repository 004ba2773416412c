import type {ReactNode} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {BlogPostLayout} from '../../theme/layouts/BlogPostLayout.tsx';

/** The page that is shown, as the theme draws it (Docusaurus `BlogPostPage`). */
export default function Page(): ReactNode {
  const data = usePage();
  return data.layout === 'blogPost' && <BlogPostLayout data={data} />;
}
