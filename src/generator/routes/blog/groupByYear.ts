import type {BlogPost} from '../../content/Content.ts';
import {groupBy} from '../../shared/collections/groupBy.ts';

/** Groups posts by year, in the order of the posts. */
export function groupByYear(posts: readonly BlogPost[]): Map<string, BlogPost[]> {
  return groupBy(posts, ({date}) => date.slice(0, 4));
}
