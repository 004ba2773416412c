import type {ComponentProps, ReactNode} from 'react';
import PostFooter from '@theme/BlogPostItem/Footer';
import DocFooter from '@theme/DocItem/Footer';
import {usePage} from '../../theme/context/PageContext.ts';
import {PageFooter as Original} from '../../theme/regions/PageFooter.tsx';

/** Renders the site's `src/theme/DocItem/Footer` and `src/theme/BlogPostItem/Footer`, each on its kind of page. */
export function PageFooter(props: ComponentProps<typeof Original>): ReactNode {
  const {layout} = usePage();
  if (layout === 'doc') return <DocFooter />;
  return layout === 'blogPost' ? <PostFooter /> : <Original {...props} />;
}
