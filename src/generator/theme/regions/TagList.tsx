import type {ReactNode} from 'react';
import type {TagData} from '../../shared/page/PageParts.ts';
import {TagLinks} from './TagLinks.tsx';
import {useMessages} from '../context/useMessages.ts';

/** The tags of a page, on one line. */
export function TagList({tags}: {tags: TagData[]}): ReactNode {
  const messages = useMessages();
  if (tags.length === 0) {
    return null;
  }
  return (
    <div className="tag-row">
      <span className="tag-row-label">{messages.tags}</span>
      <TagLinks tags={tags} />
    </div>
  );
}
