import type {ReactNode} from 'react';
import TOCCollapsible from '@theme/TOCCollapsible';
import {usePage} from '../../../../theme/context/PageContext.ts';
import {ThemeClassNames} from '../../../hooks/ThemeClassNames.ts';
import {tocProps} from '../../../shared/tocItems.ts';

/** The headings of the doc for narrow windows (Docusaurus `DocItem/TOC/Mobile`). */
export default function Mobile(): ReactNode {
  const data = usePage();
  return 'toc' in data && <TOCCollapsible {...tocProps(data.toc, ThemeClassNames.docs.docTocMobile)} />;
}
