import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/BlogPostItem/Footer';
import {usePage} from '../../theme/context/PageContext.ts';
import {PageMeta as Original} from '../../theme/regions/PageMeta.tsx';

/** Renders the site's `src/theme/BlogPostItem/Footer`, on posts. */
export function PageMeta(props: ComponentProps<typeof Original>): ReactNode {
  return usePage().layout === 'blogPost' ? <Override /> : <Original {...props} />;
}
