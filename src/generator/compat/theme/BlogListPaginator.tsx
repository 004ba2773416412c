import type {ReactNode} from 'react';
import {useMessages} from '../../theme/context/useMessages.ts';
import {Pagination} from '../../theme/regions/Pagination.tsx';

interface PaginatorProps {
  metadata: {previousPage?: string; nextPage?: string};
}

/** Links to the pages of a list with newer and with older posts (Docusaurus `BlogListPaginator`). */
export default function BlogListPaginator({metadata: {previousPage, nextPage}}: PaginatorProps): ReactNode {
  const {listPagination, newerEntries, olderEntries} = useMessages();
  return (
    <Pagination
      label={listPagination}
      previous={previousPage === undefined ? undefined : {href: previousPage, label: newerEntries}}
      next={nextPage === undefined ? undefined : {href: nextPage, label: olderEntries}}
      previousLabel={newerEntries}
      nextLabel={olderEntries}
    />
  );
}
