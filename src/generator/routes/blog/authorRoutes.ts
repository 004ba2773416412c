import type {Author} from '../../content/Content.ts';
import {createPermalink} from '../../shared/address/permalink.ts';
import {createHead} from '../createHead.ts';
import {countOf, createRoute} from '../pageParts.ts';
import type {Route} from '../Route.ts';
import {authorData} from './authorData.ts';
import type {BlogSite} from './BlogSite.ts';
import {paginatePosts, relativeParts} from './paginatePosts.ts';

/** The list of the authors, and the pages of each author who has one. */
export function authorRoutes(site: BlogSite): Route[] {
  const {config, blog, content, listed, sidebar} = site;
  const authors = Object.values(content.authors);
  if (authors.length === 0) return [];
  const path = createPermalink(config, blog.routeBasePath, blog.authorsBasePath);
  const postsOf = (author: Author) =>
    listed.filter((post) => post.authors.some(({key}) => key === author.key));
  const index = createRoute({
    layout: 'blogAuthors',
    path,
    head: createHead(config, {
      title: `${blog.blogTitle} authors`,
      description: 'The authors of the blog',
      path,
    }),
    title: 'Authors',
    authors: authors.map((author) => authorData(author, postsOf(author).length)),
    blogSidebar: sidebar,
  });
  const pages = authors.flatMap((author) => {
    const {permalink} = author;
    if (!permalink) return [];
    const posts = postsOf(author);
    const title = `${author.name ?? author.key} - ${countOf(posts.length, 'post')}`;
    return paginatePosts(site, posts, relativeParts(config, permalink)).map(
      ({posts: previews, contents, path: pagePath, newer, older}) =>
        createRoute(
          {
            layout: 'blogAuthor',
            path: pagePath,
            head: createHead(config, {title, description: author.description, path: pagePath}),
            author: authorData(author, posts.length),
            title,
            posts: previews,
            allAuthorsHref: path,
            newer,
            older,
            blogSidebar: sidebar,
          },
          {contents},
        ),
    );
  });
  return [index, ...pages];
}
