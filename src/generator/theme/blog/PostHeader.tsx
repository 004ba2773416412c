import type {ReactNode} from 'react';
import {PostAuthors} from './PostAuthors.tsx';
import type {PostHeaderProps} from './PostHeaderProps.ts';
import {PostInfo} from './PostInfo.tsx';
import {PostTitle} from './PostTitle.tsx';

/** Title, date, reading time and authors of a post. */
export function PostHeader({post, place}: PostHeaderProps): ReactNode {
  return (
    <header className="post-header">
      <PostTitle post={post} place={place} />
      <PostInfo post={post} place={place} />
      {place !== 'row' && post.authors.length > 0 && <PostAuthors post={post} place={place} />}
    </header>
  );
}
