import {groupBy} from '../../shared/collections/groupBy.ts';
import type {Doc} from '../../content/Content.ts';

/** The largest number of related docs. */
const MOST = 5;

/** A tag with more docs says little about each. */
const MOST_DOCS = 40;

/** With more docs than this, a list of related ones would only make it longer. */
const LONG_LIST = 5;

/** How much it counts that two pages of a reference are about the same, and that they are on the same subject. */
const SAME_THING = 2;
const SAME_SUBJECT = 0.05;

/** Makes the function that returns the docs that are related to those with a tag. */
export function createRelatedDocs(
  docs: readonly Doc[],
  byTag: ReadonlyMap<string, readonly Doc[]>,
): (tag: string, members: readonly Doc[]) => Doc[] {
  const listed = docs.filter(({unlisted}) => !unlisted);
  const byThing = groupBy(listed, ({about}) => about);
  const bySubject = groupBy(listed, ({reference, sourceDir}) => reference && sourceDir);
  return (tag, members) => {
    if (members.length > LONG_LIST) return [];
    const scores = new Map<Doc, number>();
    const add = (doc: Doc, score: number): void => {
      if (!doc.unlisted && !members.includes(doc)) scores.set(doc, (scores.get(doc) ?? 0) + score);
    };
    for (const {tags, about, reference, sourceDir} of members) {
      for (const {permalink} of tags) {
        const others = permalink === tag ? [] : (byTag.get(permalink) ?? []);
        if (others.length <= MOST_DOCS) for (const other of others) add(other, 1 / others.length);
      }
      if (about) for (const other of byThing.get(about) ?? []) add(other, SAME_THING);
      if (reference) {
        const others = bySubject.get(sourceDir) ?? [];
        if (others.length <= MOST_DOCS) for (const other of others) add(other, SAME_SUBJECT);
      }
    }
    return [...scores]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MOST)
      .map(([doc]) => doc);
  };
}
