import type {ComponentProps, ReactNode} from 'react';
import Link from '../../docusaurus/Link.tsx';
import {joinClasses} from '../../shared/joinClasses.ts';

interface Props {
  item: ComponentProps<typeof Link> & {label?: string; prependBaseUrlToHref?: boolean};
}

/** A link of the footer (Docusaurus `Footer/LinkItem`). */
export default function LinkItem({item}: Props): ReactNode {
  const {label, className, prependBaseUrlToHref: _, ...link} = item;
  return (
    <Link {...link} className={joinClasses('footer-link', className)}>
      {label}
    </Link>
  );
}
