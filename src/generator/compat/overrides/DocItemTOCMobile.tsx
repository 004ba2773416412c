import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/DocItem/TOC/Mobile';
import {usePage} from '../../theme/context/PageContext.ts';
import {TableOfContentsDetails as Original} from '../../theme/toc/TableOfContentsDetails.tsx';

/** Renders the site's `src/theme/DocItem/TOC/Mobile` in docs with headings. */
export function TableOfContentsDetails(props: ComponentProps<typeof Original>): ReactNode {
  if (usePage().layout !== 'doc') return <Original {...props} />;
  return props.toc.length > 0 && <Override />;
}
