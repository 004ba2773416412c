import type {ReactNode} from 'react';
import type {TagData} from '../../shared/page/PageData.ts';
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
      <ul className="tag-list">
        {tags.map((tag) => (
          <li key={tag.href}>
            <TagLink tag={tag} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One tag, with the number of its pages where it is known. */
export function TagLink({tag}: {tag: TagData}): ReactNode {
  return (
    <a className="tag" href={tag.href} rel="tag" title={tag.description}>
      {tag.label}
      {tag.count !== undefined && <span className="tag-count">{tag.count}</span>}
    </a>
  );
}
