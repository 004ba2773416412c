import type {ReactNode} from 'react';
import TOC from '@theme/TOC';
import {usePage} from '../../../../theme/context/PageContext.ts';
import {tocItems} from '../../../shared/tocItems.ts';

/** The headings of the doc for wide windows (Docusaurus `DocItem/TOC/Desktop`). */
export default function Desktop(): ReactNode {
  const data = usePage();
  return 'toc' in data && <TOC toc={tocItems(data.toc)} />;
}
