import type {Author} from '../../content/Content.ts';
import type {AuthorData} from '../../shared/page/BlogPageData.ts';

/**
 * The data of an author for pages.
 *
 * @param count Number of the author's posts.
 */
export function authorData(
  {permalink, key: _key, email: _email, ...author}: Author,
  count?: number,
): AuthorData {
  return {...author, href: permalink, count};
}
