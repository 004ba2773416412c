import type {BlogPost} from '../../content/Content.ts';
import type {BlogSite} from './BlogSite.ts';

/** The social image of a post: a path relative to its file has an address once the post is compiled. */
export function postImage(
  {file, image}: BlogPost,
  {compiled}: Pick<BlogSite, 'compiled'>,
): string | undefined {
  return compiled.get(file)?.image ?? image;
}
