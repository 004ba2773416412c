import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/Blog/Components/Author';
import type {AuthorCard as Original} from '../../theme/blog/AuthorCard.tsx';
import {authorProps} from '../shared/authorProps.ts';

export {AuthorSocials} from '../../theme/blog/AuthorCard.tsx';

/** Renders the site's `src/theme/Blog/Components/Author`; the name is a heading where the author is all that is shown. */
export function AuthorCard({author, size, isTitled}: ComponentProps<typeof Original>): ReactNode {
  return (
    <Override
      author={authorProps(author)}
      {...(size === 'full' && {as: 'h2', count: author.count})}
      {...(isTitled && {isTitled})}
    />
  );
}
