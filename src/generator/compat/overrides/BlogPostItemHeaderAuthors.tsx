import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/BlogPostItem/Header/Authors';
import type {PostAuthors as Original} from '../../theme/blog/PostAuthors.tsx';
import {PostContext} from '../shared/PostContext.ts';

/** Renders the site's `src/theme/BlogPostItem/Header/Authors`. */
export function PostAuthors(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <PostContext value={props}>
      <Override />
    </PostContext>
  );
}
