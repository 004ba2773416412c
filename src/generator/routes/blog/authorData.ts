import type {Author} from '../../content/Content.ts';
import type {AuthorData} from '../../shared/page/PageData.ts';

/**
 * An author as pages show one.
 *
 * @param count Posts of the author.
 */
export function authorData(
  {permalink, key: _key, email: _email, ...author}: Author,
  count?: number,
): AuthorData {
  return {...author, href: permalink, count};
}
