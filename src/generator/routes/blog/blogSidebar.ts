import type {BlogConfig} from '../../config/SiteConfig.ts';
import type {BlogPost} from '../../content/Content.ts';
import type {BlogSidebarData} from '../../shared/page/PageData.ts';
import {groupByYear} from './groupByYear.ts';

/** The sidebar of a blog, which lists posts; undefined for a blog without one. */
export function blogSidebar(blog: BlogConfig, posts: BlogPost[]): BlogSidebarData | undefined {
  if (blog.blogSidebarCount === 0) return undefined;
  const shown = blog.blogSidebarCount === 'ALL' ? posts : posts.slice(0, blog.blogSidebarCount);
  const years = groupByYear(shown);
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
