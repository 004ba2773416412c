import type {ReactNode} from 'react';
import type {TagData} from '../../shared/page/PageParts.ts';

/** A link to a tag, with the number of its pages if known. */
export function TagLink({tag}: {tag: TagData}): ReactNode {
  return (
    <a className="tag" href={tag.href} rel="tag" title={tag.description}>
      {tag.label}
      {tag.count !== undefined && <span className="tag-count">{tag.count}</span>}
    </a>
  );
}
