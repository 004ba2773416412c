import type {ReactNode} from 'react';
import {useMessages} from '../../theme/context/useMessages.ts';
import {Pagination} from '../../theme/regions/Pagination.tsx';
import {linkOf, type LinkTarget} from '../shared/linkTarget.ts';

/** Links to the newer and the older post (Docusaurus `BlogPostPaginator`). */
export default function BlogPostPaginator({
  prevItem,
  nextItem,
}: {
  prevItem?: LinkTarget;
  nextItem?: LinkTarget;
}): ReactNode {
  const {postPagination, newerPost, olderPost} = useMessages();
  return (
    <Pagination
      label={postPagination}
      previous={linkOf(prevItem)}
      next={linkOf(nextItem)}
      previousLabel={newerPost}
      nextLabel={olderPost}
    />
  );
}
