import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/BlogSidebar/Desktop';
import type {BlogSidebar as Original} from '../../theme/blog/BlogSidebar.tsx';
import {blogSidebarData} from '../data/blogSidebarData.ts';

/** Renders the site's `src/theme/BlogSidebar/Desktop`, or the theme's with the site's `src/theme/BlogSidebar/Content`. */
export function BlogSidebar({data}: ComponentProps<typeof Original>): ReactNode {
  return <Override sidebar={blogSidebarData(data)} />;
}
