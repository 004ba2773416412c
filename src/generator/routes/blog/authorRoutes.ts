import type {Author} from '../../content/Content.ts';
import {createPermalink} from '../../shared/address/permalink.ts';
import {createHead} from '../createHead.ts';
import {createRoute, lastChangeOf} from '../pageParts.ts';
import type {Route} from '../Route.ts';
import {countedAuthorData} from './authorData.ts';
import type {BlogSite} from './BlogSite.ts';
import {paginatePosts, relativeParts} from './paginatePosts.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';

/** The list of authors, and the pages of each author who has one. */
export function authorRoutes(site: BlogSite): Route[] {
  const {config, blog, set, listed, sidebar} = site;
  const authors = Object.values(set.authors);
  if (authors.length === 0) return [];
  const words = config.messages.build;
  const path = createPermalink(config, blog.routeBasePath, blog.authorsBasePath);
  const postsOf = (author: Author) =>
    listed.filter((post) => post.authors.some(({key}) => key === author.key));
  const index = createRoute(
    {
      layout: 'blogAuthors',
      path,
      head: createHead(config, {
        title: fillMessage(words.blogAuthors, {blog: blog.blogTitle}),
        description: words.aboutAuthors,
        path,
      }),
      title: words.authors,
      authors: authors.map((author) => countedAuthorData(author, postsOf(author).length, config)),
      blogSidebar: sidebar,
    },
    lastChangeOf(listed),
  );
  const pages = authors.flatMap((author) => {
    const {permalink} = author;
    if (!permalink) return [];
    const posts = postsOf(author);
    const data = countedAuthorData(author, posts.length, config);
    const title = fillMessage(words.authorTitle, {
      authorName: author.name ?? author.key ?? '',
      nPosts: data.formattedCount,
    });
    return paginatePosts(site, posts, relativeParts(config, permalink)).map(
      ({posts: previews, contents, path: pagePath, newer, older}) =>
        createRoute(
          {
            layout: 'blogAuthor',
            path: pagePath,
            head: createHead(config, {title, description: author.description, path: pagePath}),
            author: data,
            title,
            posts: previews,
            allAuthorsHref: path,
            newer,
            older,
            blogSidebar: sidebar,
          },
          {contents, ...lastChangeOf(posts)},
        ),
    );
  });
  return [index, ...pages];
}
