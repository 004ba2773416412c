import type {TagData} from '../shared/page/PageData.ts';

/** Groups tags by the upper-case first letter of their label; both are sorted by the locale's rules. */
export function groupTags(tags: TagData[], locale: string): {letter: string; tags: TagData[]}[] {
  const groups = new Map<string, TagData[]>();
  const collator = new Intl.Collator(locale);
  for (const tag of [...tags].sort((a, b) => collator.compare(a.label, b.label))) {
    const letter = tag.label.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups]
    .sort(([a], [b]) => collator.compare(a, b))
    .map(([letter, members]) => ({letter, tags: members}));
}
