import type {ReactNode} from 'react';
import {groupBy} from '../../shared/collections/groupBy.ts';
import {compareText} from '../../shared/text/compareText.ts';
import {firstLetter} from '../../shared/text/firstLetter.ts';
import TagsListInline from './TagsListInline.tsx';

interface Tag {
  label: string;
  permalink: string;
  description?: string;
}

/** Tags, by first letter (Docusaurus `TagsListByLetter`). */
export default function TagsListByLetter({tags}: {tags: readonly Tag[]}): ReactNode {
  return [...groupBy(tags, ({label}) => firstLetter(label))]
    .sort(([one], [other]) => compareText(one, other))
    .map(([letter, own]) => (
      <section className="letter-group" key={letter}>
        <h2 id={letter}>{letter}</h2>
        <TagsListInline tags={own} />
      </section>
    ));
}
