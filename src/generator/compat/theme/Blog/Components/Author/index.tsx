import type {ReactNode} from 'react';
import {AuthorCard} from '../../../../../theme/blog/AuthorCard.tsx';
import {type AuthorProps, authorOf} from '../../../../shared/authorProps.ts';

interface Props {
  author: AuthorProps;
  /** Number of the author's posts. */
  count?: number;
  className?: string;
}

/** An author of posts (Docusaurus `Blog/Components/Author`). */
export default function Author({author, count, className}: Props): ReactNode {
  return (
    <div className={className}>
      <AuthorCard author={{...authorOf(author), ...(count !== undefined && {count})}} showsSocials />
    </div>
  );
}
