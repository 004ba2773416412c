import type {Tag} from '../content/Content.ts';

/** The largest number of related tags. */
const MOST = 12;

/** The other tags of the documents with a tag, most frequent first. */
export function relatedTags(tag: Tag, documents: readonly {tags: readonly Tag[]}[]): Tag[] {
  const counts = new Map<string, {tag: Tag; count: number}>();
  for (const other of documents.flatMap(({tags}) => tags)) {
    if (other.permalink === tag.permalink) continue;
    const known = counts.get(other.permalink);
    counts.set(other.permalink, {tag: other, count: (known?.count ?? 0) + 1});
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map((one) => one.tag);
}
