import type {BlogPost} from '../../content/Content.ts';

/** The largest number of related posts. */
const MOST = 3;

/** The posts that have the most tags in common with a post; newer posts win a tie. */
export function relatedPosts(post: BlogPost, listed: readonly BlogPost[]): BlogPost[] {
  const own = new Set(post.tags.map(({permalink}) => permalink));
  return listed
    .filter((other) => other !== post)
    .map((other) => ({other, shared: other.tags.filter(({permalink}) => own.has(permalink)).length}))
    .filter(({shared}) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MOST)
    .map(({other}) => other);
}
