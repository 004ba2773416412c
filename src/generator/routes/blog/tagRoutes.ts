import {setText} from '../../config/typography.ts';
import type {BlogPost, Tag} from '../../content/Content.ts';
import type {BlogTagPageData} from '../../shared/page/BlogPageData.ts';
import {createPermalink} from '../../shared/address/permalink.ts';
import {createHead} from '../createHead.ts';
import {createRoute, documentsByTag, lastChangeOf, tagData} from '../pageParts.ts';
import type {Route} from '../Route.ts';
import {relatedTags} from '../relatedTags.ts';
import {groupTags} from '../tagGroups.ts';
import type {BlogSite} from './BlogSite.ts';
import {paginatePosts, relativeParts} from './paginatePosts.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {pluralMessage} from '../../shared/messages/pluralMessage.ts';

/** The list of the blog's tags, and the pages of each tag. */
export function tagRoutes(site: BlogSite): Route[] {
  const {config, blog, set, listed, sidebar} = site;
  if (set.tags.length === 0) return [];
  const words = config.messages.build;
  const indexPath = createPermalink(config, blog.routeBasePath, blog.tagsBasePath);
  const byTag = documentsByTag(listed);
  const listedTags = set.tags.filter(({permalink}) => byTag.has(permalink));
  const index = createRoute(
    {
      layout: 'blogTags',
      path: indexPath,
      head: createHead(config, {
        title: fillMessage(words.blogTags, {blog: blog.blogTitle}),
        description: words.tagsOfBlog,
        path: indexPath,
      }),
      title: config.messages.theme.tags,
      groups: groupTags(
        listedTags.map((tag) => tagData(tag, byTag.get(tag.permalink)?.length)),
        config.locale,
      ),
      blogSidebar: sidebar,
    },
    lastChangeOf(listed),
  );
  return [
    index,
    ...set.tags.flatMap((tag) => {
      const posts = byTag.get(tag.permalink) ?? [];
      const related = relatedTags(tag, posts).map((other) =>
        tagData(other, byTag.get(other.permalink)?.length),
      );
      return tagPageRoutes(site, tag, posts, {
        allTagsHref: indexPath,
        ...(related.length > 0 && {related}),
      });
    }),
  ];
}

function tagPageRoutes(
  site: BlogSite,
  tag: Tag,
  posts: BlogPost[],
  links: Pick<BlogTagPageData, 'allTagsHref' | 'related'>,
): Route[] {
  const {config, blog, set, sidebar} = site;
  const {theme, build: words} = config.messages;
  const unlisted = posts.length === 0;
  const shown = unlisted
    ? set.posts.filter(({tags}) => tags.some(({permalink}) => permalink === tag.permalink))
    : posts;
  const title = setText(
    config,
    fillMessage(words.postTagTitle, {
      nPosts: pluralMessage(theme.posts, shown.length, config.locale),
      tagName: tag.label,
    }),
  );
  return paginatePosts(site, shown, relativeParts(config, tag.permalink)).map(
    ({posts: previews, contents, path, newer, older}) =>
      createRoute(
        {
          layout: 'blogTag',
          path,
          head: createHead(config, {
            title,
            description:
              tag.description ?? fillMessage(words.postTagDescription, {blog: blog.blogTitle, title}),
            path,
            noIndex: unlisted,
          }),
          title,
          label: tag.label,
          count: shown.length,
          description: tag.description || undefined,
          posts: previews,
          ...links,
          newer,
          older,
          ...(unlisted && {unlisted}),
          blogSidebar: sidebar,
        },
        {contents, ...lastChangeOf(shown)},
      ),
  );
}
