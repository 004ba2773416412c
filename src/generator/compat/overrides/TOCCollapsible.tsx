import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/TOCCollapsible';
import type {TableOfContentsDetails as Original} from '../../theme/toc/TableOfContentsDetails.tsx';
import {tocItems} from '../shared/tocItems.ts';

/** Renders the site's `src/theme/TOCCollapsible`, which windows too narrow for `TOC` show. */
export function TableOfContentsDetails({toc}: ComponentProps<typeof Original>): ReactNode {
  return toc.length > 0 && <Override toc={tocItems(toc)} />;
}
