import type {ReactNode} from 'react';
import TagsListInline from './TagsListInline.tsx';

interface Tag {
  label: string;
  permalink: string;
  description?: string;
}

/** Tags, by first letter (Docusaurus `TagsListByLetter`). */
export default function TagsListByLetter({tags}: {tags: readonly Tag[]}): ReactNode {
  const letters = new Set(tags.map(letterOf));
  return [...letters].sort().map((letter) => (
    <section className="letter-group" key={letter}>
      <h2 id={letter}>{letter}</h2>
      <TagsListInline tags={tags.filter((tag) => letterOf(tag) === letter)} />
    </section>
  ));
}

function letterOf({label}: Tag): string {
  return label.charAt(0).toUpperCase();
}
