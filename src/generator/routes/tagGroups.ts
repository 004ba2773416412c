import {groupBy} from '../shared/collections/groupBy.ts';
import {firstLetter} from '../shared/text/firstLetter.ts';
import type {TagData} from '../shared/page/PageParts.ts';

/** Groups tags by the first letter or emoji of their label, in upper case; both are sorted by the locale's rules. */
export function groupTags(tags: TagData[], locale: string): {letter: string; tags: TagData[]}[] {
  const collator = new Intl.Collator(locale);
  const sorted = [...tags].sort((a, b) => collator.compare(a.label, b.label));
  return [...groupBy(sorted, ({label}) => firstLetter(label, locale))]
    .sort(([a], [b]) => collator.compare(a, b))
    .map(([letter, members]) => ({letter, tags: members}));
}
