import {compareText} from '../../shared/text/compareText.ts';
import type {Tag} from '../Content.ts';

/** The tags that documents use, sorted by address; of several with the same address, the first is kept. */
export function collectTags(documents: readonly {tags: readonly Tag[]}[]): Tag[] {
  const tags = new Map<string, Tag>();
  for (const document of documents) {
    for (const tag of document.tags) {
      if (!tags.has(tag.permalink)) tags.set(tag.permalink, tag);
    }
  }
  return [...tags.values()].sort((a, b) => compareText(a.permalink, b.permalink));
}
