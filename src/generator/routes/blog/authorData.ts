import type {Author} from '../../content/Content.ts';
import type {AuthorData} from '../../shared/page/PageData.ts';

/**
 * The data of an author for pages.
 *
 * @param postCount How many posts the author has, in words.
 */
export function authorData(
  {permalink, key: _key, email: _email, ...author}: Author,
  postCount?: string,
): AuthorData {
  return {...author, href: permalink, postCount};
}
