import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/BlogPostItem/Header/Title';
import type {PostTitle as Original} from '../../theme/blog/PostTitle.tsx';
import {PostContext} from '../shared/PostContext.ts';

/** Renders the site's `src/theme/BlogPostItem/Header/Title`. */
export function PostTitle(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <PostContext value={props}>
      <Override />
    </PostContext>
  );
}
