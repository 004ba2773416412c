import type {ReactNode} from 'react';
import {useMessages} from '../../theme/context/useMessages.ts';
import {Pagination} from '../../theme/regions/Pagination.tsx';

interface Target {
  title: string;
  permalink: string;
}

/** Links to the newer and the older post (Docusaurus `BlogPostPaginator`). */
export default function BlogPostPaginator({
  prevItem,
  nextItem,
}: {
  prevItem?: Target;
  nextItem?: Target;
}): ReactNode {
  const {postPagination, newerPost, olderPost} = useMessages();
  const link = (target: Target | undefined) => target && {label: target.title, href: target.permalink};
  return (
    <Pagination
      label={postPagination}
      previous={link(prevItem)}
      next={link(nextItem)}
      previousLabel={newerPost}
      nextLabel={olderPost}
    />
  );
}
