import type {ReactNode} from 'react';
import TOC from '@theme/TOC';
import {usePage} from '../../../../theme/context/PageContext.ts';
import {ThemeClassNames} from '../../../hooks/ThemeClassNames.ts';
import {tocProps} from '../../../shared/tocItems.ts';

/** The headings of the doc for wide windows (Docusaurus `DocItem/TOC/Desktop`). */
export default function Desktop(): ReactNode {
  const data = usePage();
  return 'toc' in data && <TOC {...tocProps(data.toc, ThemeClassNames.docs.docTocDesktop)} />;
}
