import Content from '@theme/BlogSidebar/Content';
import type {ReactNode} from 'react';
import {BlogSidebarList} from '../../../theme/blog/BlogSidebarList.tsx';
import {type BlogSidebarItem, useVisibleBlogSidebarItems} from '../../hooks/blogSidebar.tsx';

interface Props {
  sidebar: {title: string; items: readonly BlogSidebarItem[]};
}

/** The posts of the current blog beside its pages (Docusaurus `BlogSidebar/Desktop`). */
export default function BlogSidebarDesktop({sidebar: {title, items}}: Props): ReactNode {
  return (
    <nav className="sidebar" aria-label={title}>
      <p className="sidebar-title">{title}</p>
      <Content
        items={useVisibleBlogSidebarItems(items)}
        yearGroupHeadingClassName="sidebar-year"
        ListComponent={PostList}
      />
    </nav>
  );
}

function PostList({items}: {items: readonly BlogSidebarItem[]}): ReactNode {
  return <BlogSidebarList posts={items.map(({title, permalink}) => ({label: title, href: permalink}))} />;
}
