import type {ReactNode} from 'react';
import {TagList} from '../../theme/regions/TagList.tsx';

interface Tag {
  label: string;
  permalink: string;
  description?: string;
}

/** Tags on one line (Docusaurus `TagsListInline`). */
export default function TagsListInline({tags}: {tags: readonly Tag[]}): ReactNode {
  return (
    <TagList tags={tags.map(({label, permalink, description}) => ({label, href: permalink, description}))} />
  );
}
