import type {ComponentProps, ReactNode} from 'react';
import PostFooter from '@theme/BlogPostItem/Footer';
import DocFooter from '@theme/DocItem/Footer';
import {usePage} from '../../theme/context/PageContext.ts';
import {PageMeta as Original} from '../../theme/regions/PageMeta.tsx';

/** Renders the site's `src/theme/DocItem/Footer` and `src/theme/BlogPostItem/Footer`, each on its kind of page. */
export function PageMeta(props: ComponentProps<typeof Original>): ReactNode {
  const {layout} = usePage();
  if (layout === 'doc') return <DocFooter />;
  return layout === 'blogPost' ? <PostFooter /> : <Original {...props} />;
}
