import type {ReactNode} from 'react';
import type {PostHeaderProps} from './PostHeaderProps.ts';

/** Date and reading time of a post. */
export function PostInfo({post, place}: PostHeaderProps): ReactNode {
  return (
    <p className="post-meta">
      <time dateTime={post.date}>{post.formattedDate}</time>
      {post.formattedReadingTime && <span>{post.formattedReadingTime}</span>}
      {place === 'row' && post.authors.length > 0 && (
        <span>{post.authors.flatMap(({name}) => name ?? []).join(', ')}</span>
      )}
    </p>
  );
}
