import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/TOCCollapsible';
import type {TableOfContentsDetails as Original} from '../../theme/toc/TableOfContentsDetails.tsx';
import {usePage} from '../../theme/context/PageContext.ts';
import {ThemeClassNames} from '../hooks/ThemeClassNames.ts';
import {tocProps} from '../shared/tocItems.ts';

/** Renders the site's `src/theme/TOCCollapsible`, which windows too narrow for `TOC` show. */
export function TableOfContentsDetails({toc}: ComponentProps<typeof Original>): ReactNode {
  const className = usePage().layout === 'doc' ? ThemeClassNames.docs.docTocMobile : undefined;
  return toc.length > 0 && <Override {...tocProps(toc, className)} />;
}
