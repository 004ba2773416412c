import type {FeedItem} from '../../config/schema/createFeedItems.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {Author, BlogPost} from '../../content/Content.ts';
import {withoutControls} from '../../shared/html/escapeXml.ts';
import {toFeedHtml} from './toFeedHtml.ts';

/**
 * The items of feeds for posts, in the same order.
 *
 * @param htmlOf Returns the full rendered HTML of a post's body.
 */
export function feedItems(
  posts: readonly BlogPost[],
  {url}: Pick<SiteConfig, 'url'>,
  htmlOf: (post: BlogPost) => string,
): FeedItem[] {
  return posts.map((post) => {
    const link = url + post.permalink;
    return {
      title: post.title,
      id: link,
      link,
      date: new Date(post.date),
      description: post.description,
      content: withoutControls(toFeedHtml(htmlOf(post), link)),
      author: post.authors.flatMap((author) => toFeedAuthor(author, url)),
      category: post.tags.map(({label}) => ({name: label, term: label})),
    };
  });
}

function toFeedAuthor({name, email, url: address}: Author, url: string): NonNullable<FeedItem['author']> {
  if (name === undefined || name === '') return [];
  const link = address !== undefined && URL.canParse(address, url) ? new URL(address, url).href : undefined;
  return [{name, ...(email !== undefined && {email}), ...(link !== undefined && {link})}];
}
