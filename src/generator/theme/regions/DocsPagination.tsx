import type {ReactNode} from 'react';
import type {LinkData} from '../../shared/page/PageParts.ts';
import {useMessages} from '../context/useMessages.ts';
import {Pagination} from './Pagination.tsx';

/** Links to the previous and the next page of the docs. */
export function DocsPagination(targets: {previous?: LinkData; next?: LinkData}): ReactNode {
  const {docsPagination, previous, next} = useMessages();
  return <Pagination label={docsPagination} previousLabel={previous} nextLabel={next} {...targets} />;
}
