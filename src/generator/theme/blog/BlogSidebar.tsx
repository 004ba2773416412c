import type {ReactNode} from 'react';
import type {BlogSidebarData} from '../../shared/page/BlogPageData.ts';
import {usePage} from '../context/PageContext.ts';
import {isSamePage} from '../../shared/address/pageKey.ts';
import {BlogSidebarList} from './BlogSidebarList.tsx';

/** The posts of the blog by year. */
export function BlogSidebar({data}: {data: BlogSidebarData}): ReactNode {
  const {path} = usePage();
  const years = data.years
    .map(({year, posts}) => ({
      year,
      posts: posts.filter((post) => !post.unlisted || isSamePage(post.href, path)),
    }))
    .filter(({posts}) => posts.length > 0);
  return (
    <nav className="sidebar" aria-label={data.title}>
      <p className="sidebar-title">{data.title}</p>
      {years.map(({year, posts}) => (
        <section key={year} aria-label={year}>
          <p className="sidebar-year">{year}</p>
          <BlogSidebarList posts={posts} />
        </section>
      ))}
    </nav>
  );
}
