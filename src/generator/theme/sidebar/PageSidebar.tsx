import type {ReactNode} from 'react';
import {usePage} from '../context/PageContext.ts';
import {BlogSidebar} from '../blog/BlogSidebar.tsx';
import {Sidebar} from './Sidebar.tsx';

/** The page's sidebar: the docs' or the blog's, or none. */
export function PageSidebar(): ReactNode {
  const page = usePage();
  if ('sidebar' in page && page.sidebar) {
    return <Sidebar key={page.sidebar.name} data={page.sidebar} />;
  }
  if ('blogSidebar' in page && page.blogSidebar) {
    return <BlogSidebar data={page.blogSidebar} />;
  }
  return null;
}
