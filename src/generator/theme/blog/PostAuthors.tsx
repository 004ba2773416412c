import type {ReactNode} from 'react';
import {AuthorCard} from './AuthorCard.tsx';
import type {PostHeaderProps} from './PostHeaderProps.ts';

/** The authors of a post, on its own page with their social links. */
export function PostAuthors({post, place}: PostHeaderProps): ReactNode {
  return (
    <ul className="post-authors">
      {post.authors.map((author, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: authors have no key and are never reordered
        <li key={index}>
          <AuthorCard author={author} showsSocials={place === 'page'} />
        </li>
      ))}
    </ul>
  );
}
