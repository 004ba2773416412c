import {createPermalink} from '../../shared/address/permalink.ts';
import {createHead} from '../createHead.ts';
import {createRoute, lastChangeOf} from '../pageParts.ts';
import type {Route} from '../Route.ts';
import type {BlogSite} from './BlogSite.ts';
import {groupByYear} from './groupByYear.ts';
import {datedLink} from './postSummary.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {compareText} from '../../shared/text/compareText.ts';

/** The page that lists all posts by year, for a blog that has one. */
export function archiveRoutes({config, blog, listed}: BlogSite): Route[] {
  if (blog.archiveBasePath === null || listed.length === 0) return [];
  const words = config.messages.build;
  const path = createPermalink(config, blog.routeBasePath, blog.archiveBasePath);
  const years = groupByYear(listed);
  return [
    createRoute(
      {
        layout: 'blogArchive',
        path,
        head: createHead(config, {
          title: fillMessage(words.blogArchive, {blog: blog.blogTitle}),
          description: words.aboutArchive,
          path,
        }),
        title: words.archive,
        years: [...years]
          .sort(([a], [b]) => compareText(b, a))
          .map(([year, posts]) => ({
            year,
            posts: posts.map((post) => datedLink(post, config)),
          })),
      },
      lastChangeOf(listed),
    ),
  ];
}
