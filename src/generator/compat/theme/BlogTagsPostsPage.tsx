import type {ReactNode} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {BlogListLayout} from '../../theme/layouts/BlogListLayout.tsx';

/** The current page, as the theme renders it (Docusaurus `BlogTagsPostsPage`). */
export default function Page(): ReactNode {
  const data = usePage();
  return data.layout === 'blogTag' && <BlogListLayout data={data} />;
}
