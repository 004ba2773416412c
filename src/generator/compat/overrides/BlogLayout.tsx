import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/BlogLayout';
import type {BlogLayout as Original} from '../../theme/layouts/BlogLayout.tsx';
import {LayoutContext} from '../shared/LayoutContext.ts';

/** Renders the site's `src/theme/BlogLayout`; the sidebar of the blog is next to it. */
export function BlogLayout({children, ...rest}: ComponentProps<typeof Original>): ReactNode {
  return (
    <LayoutContext value={{blog: rest}}>
      <Override>{children}</Override>
    </LayoutContext>
  );
}
