import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/DocItem/TOC/Desktop';
import {usePage} from '../../theme/context/PageContext.ts';
import {TableOfContents as Original} from '../../theme/toc/TableOfContents.tsx';

/** Renders the site's `src/theme/DocItem/TOC/Desktop` in docs with headings. */
export function TableOfContents(props: ComponentProps<typeof Original>): ReactNode {
  if (usePage().layout !== 'doc') return <Original {...props} />;
  return props.toc.length > 0 && <Override />;
}
