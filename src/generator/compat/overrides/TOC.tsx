import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/TOC';
import type {TableOfContents as Original} from '../../theme/toc/TableOfContents.tsx';
import {tocItems} from '../shared/tocItems.ts';

/** Renders the site's `src/theme/TOC`. */
export function TableOfContents({toc}: ComponentProps<typeof Original>): ReactNode {
  return toc.length > 0 && <Override toc={tocItems(toc)} />;
}
