import {createHead} from '../createHead.ts';
import {createRoute} from '../pageParts.ts';
import type {Route} from '../Route.ts';
import type {BlogSite} from './BlogSite.ts';
import {paginatePosts} from './paginatePosts.ts';

/** The pages that list all posts, newest first. */
export function listRoutes(site: BlogSite): Route[] {
  const {blog, listed} = site;
  return paginatePosts(site, listed, [blog.routeBasePath]).map(({posts, contents, path, ...page}) =>
    createRoute(
      {
        layout: 'blogList',
        path,
        head: createHead(site.config, {title: blog.blogTitle, description: blog.blogDescription, path}),
        title: blog.blogTitle,
        posts,
        ...page,
        blogSidebar: site.sidebar,
      },
      {contents},
    ),
  );
}
