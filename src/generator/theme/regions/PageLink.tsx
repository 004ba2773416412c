import type {ReactNode} from 'react';
import type {LinkData} from '../../shared/page/PageParts.ts';

interface PageLinkProps {
  rel: 'prev' | 'next';
  /** Label above the title. */
  heading: string;
  link: LinkData;
}

/** A link to the previous or the next page. */
export function PageLink({rel, heading, link}: PageLinkProps): ReactNode {
  return (
    <a className={`pagination-link pagination-${rel}`} href={link.href} rel={rel}>
      <span className="pagination-heading">{heading}</span>
      {link.label !== heading && <span className="pagination-label">{link.label}</span>}
    </a>
  );
}
