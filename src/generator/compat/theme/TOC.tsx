import type {ReactNode} from 'react';
import {usePage} from '../../theme/context/PageContext.ts';
import {TableOfContents} from '../../theme/toc/TableOfContents.tsx';

/** The headings of the current page (Docusaurus `TOC`). */
export default function TOC(): ReactNode {
  const data = usePage();
  return 'toc' in data && <TableOfContents toc={data.toc} />;
}
