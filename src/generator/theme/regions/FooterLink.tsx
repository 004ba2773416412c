import type {ReactNode} from 'react';
import type {FooterGroup} from '../../shared/page/SiteData.ts';
import {Anchor} from '../links/Anchor.tsx';

/** A link of the footer. */
export function FooterLink({item}: {item: FooterGroup['items'][number]}): ReactNode {
  return (
    <Anchor
      {...item.attributes}
      className={item.className ? `footer-link ${item.className}` : 'footer-link'}
      href={item.to ?? item.href ?? '/'}
    >
      {item.label}
    </Anchor>
  );
}
