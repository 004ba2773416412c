import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {Author} from '../../content/Content.ts';
import {pluralMessage} from '../../shared/messages/pluralMessage.ts';
import type {AuthorData} from '../../shared/page/BlogPageData.ts';

/** The data of an author for posts. */
export function authorData({permalink, key: _key, email: _email, ...author}: Author): AuthorData {
  return {...author, href: permalink};
}

/** The data of an author for pages that say how many posts the author has written. */
export function countedAuthorData(
  author: Author,
  count: number,
  {messages, locale}: SiteConfig,
): AuthorData & {formattedCount: string} {
  return {...authorData(author), count, formattedCount: pluralMessage(messages.theme.posts, count, locale)};
}
