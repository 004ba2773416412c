import type {BlogPost} from '../../content/Content.ts';

/** Groups posts by year, in the order of the posts. */
export function groupByYear(posts: readonly BlogPost[]): Map<string, BlogPost[]> {
  const years = new Map<string, BlogPost[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return years;
}
