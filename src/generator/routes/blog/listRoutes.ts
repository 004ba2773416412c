import {createHead} from '../createHead.ts';
import {createRoute, lastChangeOf} from '../pageParts.ts';
import type {Route} from '../Route.ts';
import {blogOf} from '../structuredData.ts';
import type {BlogSite} from './BlogSite.ts';
import {paginatePosts} from './paginatePosts.ts';
import {postImage} from './postImage.ts';

/** The pages that list all posts, newest first. */
export function listRoutes(site: BlogSite): Route[] {
  const {blog, listed} = site;
  return paginatePosts(site, listed, [blog.routeBasePath]).map(
    ({posts, contents, path, members, ...page}) => {
      const shown = {title: blog.blogTitle, description: blog.blogDescription, path};
      const withImages = members.map((post) => ({...post, image: postImage(post, site)}));
      return createRoute(
        {
          layout: 'blogList',
          path,
          head: createHead(site.config, {...shown, structuredData: [blogOf(site.config, shown, withImages)]}),
          title: blog.blogTitle,
          posts,
          ...page,
          blogSidebar: site.sidebar,
        },
        {contents, ...lastChangeOf(members)},
      );
    },
  );
}
