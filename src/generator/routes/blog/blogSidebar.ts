import type {BlogConfig} from '../../config/SiteConfig.ts';
import type {BlogPost} from '../../content/Content.ts';
import type {BlogSidebarData} from '../../shared/page/BlogPageData.ts';
import {groupByYear} from './groupByYear.ts';

/** The posts of a blog that its sidebar lists, of all of them. */
export function blogSidebarPosts({blogSidebarCount: count}: BlogConfig, posts: BlogPost[]): BlogPost[] {
  return count === 'ALL' ? posts : posts.slice(0, count);
}

/** The sidebar of a blog, which lists posts; undefined for a blog without one. */
export function blogSidebar(blog: BlogConfig, posts: BlogPost[]): BlogSidebarData | undefined {
  if (blog.blogSidebarCount === 0) return undefined;
  const years = groupByYear(blogSidebarPosts(blog, posts));
  return {
    title: blog.blogSidebarTitle,
    years: [...years].map(([year, members]) => ({
      year,
      posts: members.map((post) => ({
        label: post.sidebarLabel ?? post.title,
        href: post.permalink,
        unlisted: post.unlisted || undefined,
      })),
    })),
  };
}
