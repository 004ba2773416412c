import Content from '@theme/BlogSidebar/Content';
import type {ReactNode} from 'react';
import {useLocation} from 'react-router-dom';
import {type BlogSidebarItem, useVisibleBlogSidebarItems} from '../../hooks/blogSidebar.tsx';
import {isSamePath} from '../../hooks/sidebarItems.tsx';

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
  const {pathname} = useLocation();
  return (
    <ul className="sidebar-list">
      {items.map(({title, permalink}) => (
        <li key={permalink}>
          <a
            className="sidebar-link"
            href={permalink}
            aria-current={isSamePath(permalink, pathname) ? 'page' : undefined}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
