import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/TOC';
import type {TableOfContents as Original} from '../../theme/toc/TableOfContents.tsx';
import {usePage} from '../../theme/context/PageContext.ts';
import {ThemeClassNames} from '../hooks/ThemeClassNames.ts';
import {tocProps} from '../shared/tocItems.ts';

/** Renders the site's `src/theme/TOC`. */
export function TableOfContents({toc}: ComponentProps<typeof Original>): ReactNode {
  const className = usePage().layout === 'doc' ? ThemeClassNames.docs.docTocDesktop : undefined;
  return toc.length > 0 && <Override {...tocProps(toc, className)} />;
}
