import type {ReactNode} from 'react';
import {PageLink} from '../../theme/regions/PageLink.tsx';

interface PaginatorNavLinkProps {
  permalink: string;
  title: string;
  subLabel?: string;
  isNext?: boolean;
}

/** A link to the previous or the next page (Docusaurus `PaginatorNavLink`). */
export default function PaginatorNavLink(props: PaginatorNavLinkProps): ReactNode {
  const {permalink, title, subLabel = '', isNext = false} = props;
  return (
    <PageLink rel={isNext ? 'next' : 'prev'} heading={subLabel} link={{label: title, href: permalink}} />
  );
}
