import type {ReactNode} from 'react';
import type {TagData} from '../../shared/page/PageParts.ts';
import {TagLink} from './TagLink.tsx';

/** A list of links to tags. */
export function TagLinks({tags}: {tags: readonly TagData[]}): ReactNode {
  return (
    <ul className="tag-list">
      {tags.map((tag) => (
        <li key={tag.href}>
          <TagLink tag={tag} />
        </li>
      ))}
    </ul>
  );
}
