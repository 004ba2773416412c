import {groupBy} from '../shared/collections/groupBy.ts';
import type {TagData} from '../shared/page/PageData.ts';

/** Groups tags by the upper-case first letter of their label; both are sorted by the locale's rules. */
export function groupTags(tags: TagData[], locale: string): {letter: string; tags: TagData[]}[] {
  const collator = new Intl.Collator(locale);
  const sorted = [...tags].sort((a, b) => collator.compare(a.label, b.label));
  return [...groupBy(sorted, ({label}) => label.charAt(0).toUpperCase())]
    .sort(([a], [b]) => collator.compare(a, b))
    .map(([letter, members]) => ({letter, tags: members}));
}
