import type {ReactNode} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {TableOfContentsDetails} from '../../theme/toc/TableOfContentsDetails.tsx';

/** The headings of the current page for narrow windows (Docusaurus `TOCCollapsible`). */
export default function TOCCollapsible(): ReactNode {
  const data = usePage();
  return 'toc' in data && <TableOfContentsDetails toc={data.toc} />;
}
