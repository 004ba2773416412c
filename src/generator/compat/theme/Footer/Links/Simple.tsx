import type {ComponentProps, ReactNode} from 'react';
import {FooterLinks} from '../../../../theme/regions/FooterLinks.tsx';

/** The links of a footer without columns (Docusaurus `Footer/Links/Simple`). */
export default function FooterLinksSimple({
  links,
}: {
  links: ComponentProps<typeof FooterLinks>['links'][number]['items'];
}): ReactNode {
  return <FooterLinks links={[{items: links}]} />;
}
