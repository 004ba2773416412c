import type {ReactNode} from 'react';
import type {LinkData} from '../../shared/page/PageParts.ts';
import {PageLink} from './PageLink.tsx';

interface PaginationProps {
  label: string;
  previous?: LinkData;
  next?: LinkData;
  /** Labels above the titles of the two pages. */
  previousLabel: string;
  nextLabel: string;
}

/** Links to the previous and the next page. */
export function Pagination({label, previous, next, previousLabel, nextLabel}: PaginationProps): ReactNode {
  if (!previous && !next) {
    return null;
  }
  return (
    <nav className="pagination" aria-label={label}>
      {previous && <PageLink rel="prev" heading={previousLabel} link={previous} />}
      {next && <PageLink rel="next" heading={nextLabel} link={next} />}
    </nav>
  );
}
