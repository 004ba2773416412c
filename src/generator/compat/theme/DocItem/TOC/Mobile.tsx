import type {ReactNode} from 'react';
import {usePage} from '../../../../theme/context/PageContext.ts';
import {TableOfContentsDetails} from '../../../../theme/toc/TableOfContentsDetails.tsx';

/** The headings of the doc for narrow windows (Docusaurus `DocItem/TOC/Mobile`). */
export default function Mobile(): ReactNode {
  const data = usePage();
  return 'toc' in data && <TableOfContentsDetails toc={data.toc} />;
}
