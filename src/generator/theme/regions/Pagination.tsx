import type {ReactNode} from 'react';
import type {LinkData} from '../../shared/page/PageData.ts';

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

function PageLink({rel, heading, link}: {rel: 'prev' | 'next'; heading: string; link: LinkData}): ReactNode {
  return (
    <a className={`pagination-link pagination-${rel}`} href={link.href} rel={rel}>
      <span className="pagination-heading">{heading}</span>
      {link.label !== heading && <span className="pagination-label">{link.label}</span>}
    </a>
  );
}
