import type {ComponentProps, ReactNode} from 'react';
import {FooterLinks} from '../../../../theme/regions/FooterLinks.tsx';

/** The links of the footer in columns (Docusaurus `Footer/Links/MultiColumn`). */
export default function FooterLinksMultiColumn({
  columns,
}: {
  columns: ComponentProps<typeof FooterLinks>['links'];
}): ReactNode {
  return <FooterLinks links={columns} />;
}
