import type {ReactNode} from 'react';
import {AuthorCard} from '../../../../../theme/blog/AuthorCard.tsx';
import {usePostCount} from '../../../../hooks/themeTexts.tsx';
import {type AuthorProps, authorOf} from '../../../../shared/authorProps.ts';

interface Props {
  author: AuthorProps;
  /** Element of the name where the author is all that is shown: it has everything then. */
  as?: 'h1' | 'h2';
  /** Number of the author's posts. */
  count?: number;
  className?: string;
  /** Whether the page's title is the name. */
  isTitled?: boolean;
}

/** An author of posts (Docusaurus `Blog/Components/Author`). */
export default function Author({author, as, count, className, isTitled = false}: Props): ReactNode {
  const formattedCount = usePostCount(count ?? 0);
  return (
    <div className={className}>
      <AuthorCard
        author={{...authorOf(author), ...(count !== undefined && {count, formattedCount})}}
        size={as === undefined ? 'small' : 'full'}
        isTitled={isTitled}
        showsSocials
      />
    </div>
  );
}
