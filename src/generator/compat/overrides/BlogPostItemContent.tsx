import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/BlogPostItem/Content';
import {CompiledContent as Original} from '../../theme/content/CompiledContent.tsx';
import {usePage} from '../../theme/context/PageContext.ts';

/** Renders the site's `src/theme/BlogPostItem/Content` around the body, on its kind of page. */
export function CompiledContent(props: ComponentProps<typeof Original>): ReactNode {
  const body = <Original {...props} />;
  return usePage().layout === 'blogPost' ? <Override>{body}</Override> : body;
}
